import { brand } from '#content/brand.ts';
import type { FilledForm } from './forms.ts';

/** What became of a form that was sent once. */
export type Outcome =
  /** The answer said that it is stored; not every page shows the reference. */
  | { status: 'acknowledged'; reference: string | null }
  /** The answer said the sentence for that. */
  | { status: 'refused' }
  /** No answer came, or not the whole of one. */
  | { status: 'unanswered' }
  /** An answer that no visitor should ever see. */
  | { status: 'strange'; answer: string };

const longestAnswerMs = 30_000;

/** Sends a form as a browser without script does, and reads the answer. */
export async function sendForm(form: FilledForm, origin: string): Promise<Outcome> {
  const { headers, body } = await encodeForm(form, origin);
  try {
    const signal = AbortSignal.timeout(longestAnswerMs);
    const response = await fetch(origin + form.path, { method: 'POST', headers, body, signal });
    return outcomeOf(form, response.status, await response.text());
  } catch {
    return { status: 'unanswered' };
  }
}

/** The form as it is sent: with a file as multipart, without one as a query. */
export async function encodeForm({ fields, file, key }: FilledForm, origin: string) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set(file.field, new File([file.bytes], file.name, { type: 'application/pdf' }));
  const encoded = new Response(file ? form : new URLSearchParams(fields));
  const type = encoded.headers.get('content-type') ?? '';
  return {
    headers: { origin, 'content-type': type, 'idempotency-key': key },
    body: await encoded.bytes(),
  };
}

const reference = new RegExp(`${brand.referencePrefix}(?:-[A-Z\\d]{4}){2}`);

/** What an answer tells whoever sent the form. */
export function outcomeOf({ path, says }: FilledForm, status: number, page: string): Outcome {
  const text = page.replaceAll('&#x27;', "'");
  if (status === 200 && text.includes(says.success)) {
    return { status: 'acknowledged', reference: reference.exec(text)?.[0] ?? null };
  }
  if (status === 503 && text.includes(says.failure)) return { status: 'refused' };
  return { status: 'strange', answer: `${path} answered ${status}: ${text.slice(0, 200)}` };
}
