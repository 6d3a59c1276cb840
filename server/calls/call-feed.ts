import { createHash, timingSafeEqual } from 'node:crypto';
import ical from 'ical-generator';
import { brand } from '#content/brand.yaml';
import { callFeedText as words } from '#content/call-request.yaml';
import { callEnd, callStart } from '#domain/calls/call-request.ts';
import type { Outcome } from '#domain/follow-up/outcome.ts';
import { needLines } from '#domain/forms/needs-in-words.ts';
import { phoneForOffice } from '#domain/forms/phone/phone-for-office.ts';
import { fill } from '#domain/text/fill.ts';
import { withStoreTimeout } from '../limits/store-timeout.ts';
import { type Log, redact } from '../logging.ts';
import type { StoredSubmission, Submissions } from '../submissions/submission-store.ts';

const PAST_MS = 7 * 24 * 3_600_000;
/** More than a half hour each of ten days, a hundred at once. */
const MAX_CALLS = 20_000;
/** For calendars that heed it: Google, Outlook and Apple have their own minds. */
const RENEW_SECONDS = 300;

/** Nobody is rung then. */
const LEFT_OUT: readonly (Outcome | undefined)[] = ['cancelled', 'spam', 'not-for-us'];

type FeedAnswer = { kind: 'feed'; file: string } | { kind: 'unknown' } | { kind: 'failed' };

/** The office's calendar of the calls that are to come and of the last week. Never rejects. */
export interface CallFeed {
  /** @returns `unknown` unless the token is the one that was set */
  read(token: string): Promise<FeedAnswer>;
}

export interface CallFeedOptions {
  submissions: Pick<Submissions, 'find'>;
  token: string | null;
  /** True if it says whom to ring, and on which number. */
  withNames: boolean;
  log: Log;
  now?: () => Date;
}

export function createCallFeed(options: CallFeedOptions): CallFeed {
  const { submissions, token, withNames, log, now = () => new Date() } = options;

  async function makeFile(): Promise<string> {
    const answerAfter = new Date(now().getTime() - PAST_MS);
    const query = { kind: 'call-request', answerAfter, limit: MAX_CALLS } as const;
    const calls = await withStoreTimeout(submissions.find(query));
    return feedFile(
      calls.filter(({ tentative, outcome }) => !tentative && !LEFT_OUT.includes(outcome?.outcome)),
      withNames,
    );
  }

  return {
    async read(given) {
      if (token === null || !isSame(given, token)) return { kind: 'unknown' };
      try {
        return { kind: 'feed', file: await makeFile() };
      } catch (error) {
        log.error({ reason: redact(error) }, 'The calendar of the calls could not be made.');
        return { kind: 'failed' };
      }
    },
  };
}

/** As hashes, which have one length whatever is given. */
function isSame(given: string, token: string): boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hashOf(given), hashOf(token));
}

/** The same calls make the same file, by which a calendar program knows that nothing has changed. */
function feedFile(calls: StoredSubmission[], withNames: boolean): string {
  const calendar = ical({
    name: words.name,
    prodId: { company: brand.longName, product: 'website', language: 'EN' },
    ttl: RENEW_SECONDS,
  });
  for (const call of calls) {
    const { date = '', time = '' } = call.fields;
    calendar.createEvent({
      id: call.id,
      stamp: call.receivedAt,
      start: callStart({ date, time }),
      end: callEnd({ date, time }),
      ...wordsOf(call, withNames),
    });
  }
  return calendar.toString();
}

function wordsOf({ reference, fields }: StoredSubmission, withNames: boolean) {
  const { name = '', phone = '' } = fields;
  const { title, description, named, needs } = words;
  const [summary, said] = withNames
    ? [
        fill(named.title, { name, phone: phoneForOffice(phone) }),
        fill(named.description, { phone, reference }),
      ]
    : [fill(title, { reference }), fill(description, { reference })];
  return { summary, description: needLines(fields).length > 0 ? `${said} ${needs}` : said };
}
