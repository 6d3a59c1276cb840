import { once } from 'node:events';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { brand } from '#content/brand.yaml';
import { errorPages } from '#content/error-pages.yaml';
import type { FilledForm } from './forms.ts';

export type Outcome =
  /** The answer said that it is stored; not every page shows the reference. */
  | { status: 'acknowledged'; reference: string | null }
  /** The answer said the sentence for that. */
  | { status: 'refused' }
  /** The site had too much to do, and said so: nothing was taken up. */
  | { status: 'busy' }
  /** No answer came, or not the whole of one. */
  | { status: 'unanswered' }
  /** An answer that no visitor should ever see. */
  | { status: 'strange'; answer: string };

const ANSWER_TIMEOUT_MS = 30_000;

interface Begun extends Pick<RequestOptions, 'signal' | 'localAddress'> {
  headers?: Record<string, string>;
}

interface SendingOptions {
  timeoutMs?: number;
  /** The visitor's own address, one of this machine's. */
  from?: string;
}

/** Sends a form as a browser without script does, and reads the answer. */
export async function sendForm(
  form: FilledForm,
  origin: string,
  { timeoutMs = ANSWER_TIMEOUT_MS, from }: SendingOptions = {},
): Promise<Outcome> {
  const { sending, body } = await begin(form, origin, {
    signal: AbortSignal.timeout(timeoutMs),
    ...(from ? { localAddress: from } : {}),
  });
  const outcome = answerTo(form, once(sending, 'response'));
  // The outcome says so already.
  sending.on('error', () => {});
  sending.end(body);
  return outcome;
}

/** A request on a connection of its own, whose body is still to be written. */
async function begin(form: FilledForm, origin: string, { headers: more = {}, ...options }: Begun = {}) {
  const { headers, body } = await encodeForm(form, origin);
  const sending = request(origin + form.path, {
    method: 'POST',
    agent: false,
    headers: { ...headers, ...more, 'content-length': body.length },
    ...options,
  });
  return { sending, body };
}

/** The form as it is sent: with a file as multipart, without one as a query. */
async function encodeForm({ fields, file, key }: FilledForm, origin: string) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set(file.field, new File([file.bytes], file.name, { type: 'application/pdf' }));
  const encoded = new Response(file ? form : new URLSearchParams(fields));
  const type = encoded.headers.get('content-type') ?? '';
  return {
    // On a cached connection that closes just then a browser sends once more by itself; nothing does so here.
    headers: { origin, 'content-type': type, 'idempotency-key': key, connection: 'close' },
    body: await encoded.bytes(),
  };
}

const reference = new RegExp(`${brand.referencePrefix}(?:-[A-Z\\d]{4}){2}`);

/** Reads the outcome from an answer, or from the address that it leads to. */
function outcomeOf({ path, says }: FilledForm, status: number, answer: string): Outcome {
  const text = answer.replaceAll('&#x27;', "'");
  const leadsOn = status === 303 && text.includes('sent=');
  if (leadsOn || (status === 200 && text.includes(says.success))) {
    return { status: 'acknowledged', reference: reference.exec(text)?.[0] ?? null };
  }
  // A load balancer says that nobody answered.
  if (status === 502 || status === 504) return { status: 'unanswered' };
  if (status === 503 && text.includes(says.failure)) return { status: 'refused' };
  if (status === 503 && text.includes(errorPages.bare[503].title)) return { status: 'busy' };
  const said = text.slice(Math.max(0, text.indexOf('<main')));
  return { status: 'strange', answer: `${path} answered ${status}: ${said.slice(0, 600)}` };
}

/** A form that the site has begun to receive: it has asked for the rest. */
export interface HalfSentForm {
  form: FilledForm;
  sendRest(): void;
  outcome: Promise<Outcome>;
}

/**
 * Sends the first half of a form, and resolves when the site has said that it is listening.
 * @param from as a proxy would say, where the site trusts one: a client has its share of uploads at a time
 */
export async function sendHalf(form: FilledForm, origin: string, from = ''): Promise<HalfSentForm> {
  const { sending, body } = await begin(form, origin, {
    headers: { 'x-forwarded-for': from, expect: '100-continue' },
  });
  const half = Math.floor(body.length / 2);
  const outcome = answerTo(form, once(sending, 'response'));
  sending.flushHeaders();
  await once(sending, 'continue');
  sending.write(body.subarray(0, half));
  return { form, sendRest: () => sending.end(body.subarray(half)), outcome };
}

const PIECES_PER_SECOND = 5;

/** Sends a form as a phone on a poor line does. */
export async function sendSlowly(form: FilledForm, origin: string, bytesPerSecond: number): Promise<Outcome> {
  const { sending, body } = await begin(form, origin);
  const outcome = answerTo(form, once(sending, 'response'));
  const piece = bytesPerSecond / PIECES_PER_SECOND;
  for (let sent = 0; sent < body.length && !sending.destroyed; sent += piece) {
    sending.write(body.subarray(sent, sent + piece));
    await wait(1000 / PIECES_PER_SECOND);
  }
  sending.end();
  return outcome;
}

async function answerTo(form: FilledForm, answered: Promise<unknown[]>): Promise<Outcome> {
  try {
    const [response] = (await answered) as [IncomingMessage];
    const page = await text(response);
    return outcomeOf(form, response.statusCode ?? 0, response.headers.location ?? page);
  } catch {
    return { status: 'unanswered' };
  }
}
