import { morningLetterWords } from '#content/mails/morning-letter.ts';
import { officeOutcomes } from '#domain/follow-up/outcome.ts';
import { bankHolidaysEnd } from '#domain/office-hours/bank-holidays-end.ts';
import { localDate } from '#domain/time/days-in-words.ts';
import { londonInstant, londonMoment } from '#domain/time/london-time.ts';
import { addDays } from '#domain/time/wall-clock.ts';
import type { Outbox } from '../delivery/outbox.ts';
import type { JobBoard } from '../jobs/job-board.ts';
import type { Fact } from '../mail/messages/email.ts';
import type { RetentionRuns } from '../retention/retention.ts';
import { eachPage } from '../submissions/each-page.ts';
import type { StoredSubmission, SubmissionStore } from '../submissions/submission-store.ts';

interface Options {
  submissions: Pick<SubmissionStore, 'find' | 'countPromises'>;
  outbox: Pick<Outbox, 'list'>;
  retentionRuns: Pick<RetentionRuns, 'last'>;
  jobs: Pick<JobBoard, 'open'>;
  /** Null where the site does not know of backups. */
  lastBackup: (() => Promise<Date | null>) | null;
}

const { week: words } = morningLetterWords;
const DAYS = 7;

export function createWeekBefore({ submissions, outbox, retentionRuns, jobs, lastBackup }: Options) {
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
        const value = officeOutcomes(kind).length > 0 ? words.answered(length, due, kept) : String(length);
        return { label: morningLetterWords.kinds[kind], value };
      }),
    );
    return counts.sort((one, other) => one.label.localeCompare(other.label));
  }

  async function closingJobs(from: string, until: string): Promise<string> {
    const open = await jobs.open();
    if (open.kind !== 'found') return words.unknown;
    const closing = open.value.filter(({ closingDate: date }) => date && date >= from && date < until);
    return closing.map(({ title }) => title).join(', ') || words.none;
  }

  return async (day: string, at: Date): Promise<Fact[]> => {
    const [from, until] = [londonInstant(addDays(day, -DAYS), 0), londonInstant(day, 0)];
    const returned = (await outbox.list({ status: 'returned' })).filter(({ createdAt }) => createdAt >= from);
    const holidays = bankHolidaysEnd(londonMoment(at).date);
    return [
      ...(await received(from, until)),
      { label: words.returned, value: String(returned.length) },
      { label: words.closing, value: await closingJobs(day, addDays(day, DAYS)) },
      { label: words.deletion, value: dateOf(await retentionRuns.last()) },
      ...(lastBackup ? [{ label: words.backup, value: dateOf(await lastBackup()) }] : []),
      ...(holidays ? [{ label: words.holidays, value: localDate(holidays) }] : []),
    ];
  };
}

function dateOf(at: Date | null): string {
  return at ? localDate(londonMoment(at).date) : words.never;
}
