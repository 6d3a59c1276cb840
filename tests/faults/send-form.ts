import type { FilledForm } from './forms.ts';

/** What became of a form that was sent once. */
export type Outcome =
  /** The page said that it is stored; not every page shows the reference. */
  | { status: 'acknowledged'; reference: string | null }
  /** The page said the sentence for that. */
  | { status: 'refused' }
  /** No answer came, or not the whole of one. */
  | { status: 'unanswered' }
  /** An answer that no visitor should ever see. */
  | { status: 'strange'; answer: string };

const longestAnswerMs = 30_000;

/** Sends a form as a browser without script does, and reads the page that comes back. */
export async function sendForm(form: FilledForm, origin: string): Promise<Outcome> {
  try {
    const response = await fetch(origin + form.path, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams(form.fields),
      signal: AbortSignal.timeout(longestAnswerMs),
    });
    return outcomeOf(form, response.status, await response.text());
  } catch {
    return { status: 'unanswered' };
  }
}

/** What a page tells the visitor who sent the form. */
export function outcomeOf({ path, says }: FilledForm, status: number, page: string): Outcome {
  const text = page.replaceAll('&#x27;', "'");
  if (status === 200 && text.includes(says.success)) {
    return { status: 'acknowledged', reference: /Your reference is <strong>([^<]+)/.exec(text)?.[1] ?? null };
  }
  if (status === 503 && text.includes(says.failure)) return { status: 'refused' };
  return { status: 'strange', answer: `${path} answered ${status}: ${text.slice(0, 200)}` };
}
