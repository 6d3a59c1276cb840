import { STATUS_CODES } from 'node:http';
import type { PlainRequest } from './plain-request.ts';
import { HEADERS_OF_DOCUMENTS } from './security-headers.ts';
import { isKnown, isSeekable } from './send-static.ts';
import type { Encoding, StaticFile } from './static-site.ts';

/** An answer as it goes onto the wire, but for what each has of its own: its id and its date. */
export interface ReadyAnswer {
  status: number;
  head: string;
  body: Buffer | null;
}

type Form = Encoding | 'identity' | 'known';

/** Writes the head of each answer once, and gives it from then on; null for a form that a page does not have yet. */
export function readyAnswers(always: Record<string, string>) {
  const ofParts = { ...always };
  for (const name of HEADERS_OF_DOCUMENTS) delete ofParts[name];
  const made = new WeakMap<StaticFile, Partial<Record<Form, ReadyAnswer>>>();

  return (file: StaticFile, request: PlainRequest): ReadyAnswer | null => {
    const form = formFor(file, request);
    if (form === null) return null;
    const answers = made.get(file) ?? {};
    made.set(file, answers);
    answers[form] ??= makeAnswer(file, form, file.part ? ofParts : always);
    return answers[form];
  };
}

function formFor(file: StaticFile, { encoding, ifNoneMatch }: PlainRequest): Form | null {
  if (isKnown(file, ifNoneMatch)) return 'known';
  if (encoding === null) return 'identity';
  if (file.encoded[encoding]) return encoding;
  // A finished file has all the forms that it will ever have; a rendered page is compressed when first asked for.
  return file.status === undefined ? 'identity' : null;
}

function makeAnswer(file: StaticFile, form: Form, always: Record<string, string>): ReadyAnswer {
  const status = form === 'known' ? 304 : (file.status ?? 200);
  const body = form === 'known' ? null : form === 'identity' ? file.identity : (file.encoded[form] ?? null);
  const headers = {
    ...always,
    ...file.headers,
    ...(body && isSeekable(file) && { 'accept-ranges': 'bytes' }),
    ...(body && form !== 'identity' && { 'content-encoding': form }),
    ...(body && { 'content-length': String(body.length) }),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return { status, head: `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}`, body };
}
