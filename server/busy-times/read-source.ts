import { readFile, stat } from 'node:fs/promises';
import { requestText } from '../outgoing/request.ts';

export const MAX_CALENDAR_BYTES = 5_000_000;
const TIMEOUT_MS = 15_000;

type SourceAnswer = { kind: 'read'; text: string } | { kind: 'failed'; reason: string };

/** Never holds more than `MAX_CALENDAR_BYTES`, and answers within the time-out. A reason names no address: it is a secret. */
export type CalendarSource = (signal?: AbortSignal) => Promise<SourceAnswer>;

const failed = (reason: string): SourceAnswer => ({ kind: 'failed', reason });
const TOO_LARGE = failed('too-large');

export function createAddressSource(address: string, timeoutMs = TIMEOUT_MS): CalendarSource {
  const url = address.replace(/^webcals?:/, 'https:');
  return async (signal) => {
    const headers = { accept: 'text/calendar' };
    const answer = await requestText({ url, headers, timeoutMs, signal, maxBytes: MAX_CALENDAR_BYTES + 1 });
    if (answer.kind !== 'answered') return failed(answer.kind);
    if (answer.status !== 200) return failed(`status ${answer.status}`);
    const isTooLarge = Buffer.byteLength(answer.text) > MAX_CALENDAR_BYTES;
    return isTooLarge ? TOO_LARGE : { kind: 'read', text: answer.text };
  };
}

export function createFileSource(path: string): CalendarSource {
  return async (signal) => {
    try {
      const found = await stat(path);
      if (!found.isFile()) return failed('not-a-file');
      if (found.size > MAX_CALENDAR_BYTES) return TOO_LARGE;
      return { kind: 'read', text: await readFile(path, { encoding: 'utf8', signal }) };
    } catch (error) {
      return failed(error instanceof Error && 'code' in error ? String(error.code) : 'unreadable');
    }
  };
}
