import { events } from '#content/events.yaml';
import { morningLetterWords } from '#content/mails/morning-letter.yaml';
import { officeOutcomes } from '#domain/follow-up/outcome.ts';
import { bankHolidaysEnd } from '#domain/office-hours/bank-holidays-end.ts';
import { nextOfficeDays } from '#domain/office-hours/office-hours.ts';
import { samplesLeft } from '#domain/samples/samples-left.ts';
import { fill } from '#domain/text/fill.ts';
import { localDate } from '#domain/time/days-in-words.ts';
import { londonInstant, londonMoment } from '#domain/time/london-time.ts';
import type { MessageStates } from '../delivery/outbox.ts';
import type { JobBoard } from '../jobs/job-board.ts';
import type { Fact } from '../mail/messages/email/email.ts';
import type { RetentionRuns } from '../retention/retention.ts';
import { eachPage } from '../submissions/each-page.ts';
import type { Outcomes, StoredSubmission, Submissions } from '../submissions/submission-store.ts';
import { officeDayBefore, weekBegins } from './office-days.ts';
import type { Unanswered } from './unanswered.ts';

interface Options {
  submissions: Pick<Submissions, 'find'> & Pick<Outcomes, 'countPromises'>;
  outbox: Pick<MessageStates, 'list'>;
  retentionRuns: Pick<RetentionRuns, 'last'>;
  jobs: Pick<JobBoard, 'open'>;
  unanswered: Pick<Unanswered, 'inWeekOf'>;
  /** Null where the site does not know of backups. */
  lastBackup: (() => Promise<Date | null>) | null;
  /** The last trial of the second place; absent where there is none. */
  lastTrial?: (() => Trial | null) | null;
}

interface Trial {
  at: number;
  isGood: boolean;
  submissions: number;
}

const { week: words } = morningLetterWords;
/** A trial is each week, in the night. */
const MAX_TRIAL_AGE_MS = 8 * 24 * 3_600_000;
const END_OF_TIME = new Date('9999-01-01T00:00:00Z');

export function createWeekBefore({
  submissions,
  outbox,
  retentionRuns,
  jobs,
  unanswered,
  lastBackup,
  lastTrial = null,
}: Options) {
  async function received(from: Date, until: Date): Promise<Fact[]> {
    const found: StoredSubmission[] = [];
    for await (const page of eachPage(submissions, {})) {
      const recent = page.filter(({ receivedAt }) => receivedAt >= from);
      found.push(...recent.filter(({ receivedAt }) => receivedAt < until));
      if (recent.length < page.length) break;
    }
    const byKind = Map.groupBy(found, ({ kind }) => kind);
    const counts = await Promise.all(
      [...byKind].map(async ([kind, { length }]) => {
        const { due, kept } = await submissions.countPromises(kind, from, until);
        const answered = fill(due > 0 ? words.answered : words.received, { received: length, due, kept });
        const value = officeOutcomes(kind).length > 0 ? answered : String(length);
        return { label: morningLetterWords.kinds[kind], value };
      }),
    );
    if (counts.length === 0) return [{ label: words.nothing, value: words.nothingSince }];
    return counts.sort((one, other) => one.label.localeCompare(other.label));
  }

  async function datesThatRunOut(day: string): Promise<Fact[]> {
    const next = nextWeek(day);
    const isThisWeek = (date: string) => date >= day && date < next;
    const open = await jobs.open();
    const found = open.kind === 'found' ? open.value : [];
    const closing = found.filter(({ closingDate }) => isThisWeek(closingDate)).map(({ title }) => title);
    const unknown = open.kind === 'found' ? words.none : words.unknown;
    const soon = events.filter(({ date }) => isThisWeek(date)).map(({ name }) => name);
    const samples = samplesLeft(found.map(({ id }) => id)).length;
    const holidays = bankHolidaysEnd(day);
    return [
      { label: words.closing, value: closing.join(', ') || unknown },
      ...(soon.length > 0 ? [{ label: words.events, value: soon.join(', ') }] : []),
      ...(samples > 0 ? [{ label: words.samples, value: String(samples) }] : []),
      ...(holidays ? [{ label: words.holidays, value: localDate(holidays) }] : []),
    ];
  }

  async function deletions(): Promise<Fact[]> {
    const [next] = await submissions.find({ dueBefore: END_OF_TIME, limit: 1 });
    return [
      { label: words.deletion, value: dateOf(await retentionRuns.last()) },
      { label: words.nextDeletion, value: next ? dateOf(next.deleteAfter) : words.none },
    ];
  }

  return async (day: string): Promise<Fact[]> => {
    const last = lastWeek(day);
    const [from, until] = [londonInstant(last, 0), londonInstant(day, 0)];
    const returned = (await outbox.list({ status: 'returned' })).filter(
      ({ createdAt }) => createdAt >= from && createdAt < until,
    );
    return [
      ...(await received(from, until)),
      { label: words.returned, value: String(returned.length) },
      ...(await unanswered.inWeekOf(last)),
      ...(await datesThatRunOut(day)),
      ...(await deletions()),
      ...(lastBackup ? [{ label: words.backup, value: dateOf(await lastBackup()) }] : []),
      ...(lastTrial ? [{ label: words.secondPlace, value: trialInWords(lastTrial(), until) }] : []),
    ];
  };
}

function lastWeek(day: string): string {
  const before = officeDayBefore(day);
  return weekBegins(before) ? before : lastWeek(before);
}

function nextWeek(day: string): string {
  const [next = day] = nextOfficeDays(day, 1);
  return weekBegins(next) ? next : nextWeek(next);
}

function trialInWords(trial: Trial | null, until: Date): string {
  const { good, failed, late, none } = morningLetterWords.secondPlace;
  if (!trial) return none;
  const values = { day: dateOf(new Date(trial.at)), count: trial.submissions };
  if (!trial.isGood) return fill(failed, values);
  return fill(until.getTime() - trial.at > MAX_TRIAL_AGE_MS ? late : good, values);
}

function dateOf(at: Date | null): string {
  return at ? localDate(londonMoment(at).date) : words.never;
}
