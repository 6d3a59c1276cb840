import type { BuiltSite } from '../support/built-site.ts';
import type { HttpUpstream } from '../support/http-upstream.ts';
import type { Settings } from '../support/start-site.ts';
import type { Fault } from './fault-proxy.ts';
import type { Wording } from './wordings.ts';

export interface RunningService {
  port: number;
  close(): Promise<void>;
  taken(site: BuiltSite): Promise<string>;
}

/** Somebody else's service, and what becomes of the site's own work while it fails. */
export interface OutsideService {
  start: () => Promise<RunningService>;
  wording: Wording;
  /** Null where its protocol has no certificates. */
  scheme: 'https' | 'smtps' | null;
  settings: (port: number) => Settings;
  /** Sends what has the site ask the service. @returns what the visitor reads */
  visit: (site: BuiltSite, visitor: string) => Promise<string>;
  whenWell: string;
  whenAway: string | ((fault: Fault) => string);
  /** Set if the visitor's answer does not wait for the service: by then it is in the outbox. */
  delivers?: true;
  /** Log lines while two visitors meet the fault, in any order, and when it is over. */
  logs: { away: string[]; back: string[] };
  /** In what is a fault to others it hears all that it needs. */
  isWellIn?: readonly Fault[];
}

/** Short enough for a suite, and long enough for a busy machine. */
export const TIMEOUT_MS = '8000';

export const https = (port: number) => `https://127.0.0.1:${port}`;

export async function runningOn(starting: Promise<HttpUpstream>): Promise<RunningService> {
  const { url, requests, close } = await starting;
  return {
    port: Number(new URL(url).port),
    close,
    taken: async () => requests.map(({ body }) => body.toString()).join('\n'),
  };
}

/** The first of these sentences that a page says, or all that it says. */
export async function sentenceOf(answer: Promise<{ page: { text: string } }>, ...sentences: string[]) {
  const { page } = await answer;
  return sentences.find((sentence) => page.text.includes(sentence)) ?? page.text;
}

export async function headlineOf(answer: Promise<{ page: { headings(level: number): string[] } }>) {
  return (await answer).page.headings(1)[0] ?? '';
}
