import type { Limiter } from '../limits/limits.ts';
import type { Log } from '../logging.ts';
import {
  type StoredSubmission,
  SUBMISSION_KINDS,
  type SubmissionKind,
  type Submissions,
} from '../submissions/submission-store.ts';

/** When the deletion last ran, on whichever instance. */
export interface RetentionRuns {
  last(): Promise<Date | null>;
  /** Ends a doubt, too. */
  note(at: Date): Promise<void>;
  /** Since when the clock has been in doubt. */
  doubt(): Promise<Date | null>;
  noteDoubt(at: Date): Promise<void>;
}

/** A clock that may have jumped deletes nothing for a day, in which it can be put right. */
export class ImplausibleClockError extends Error {
  override name = 'ImplausibleClockError';
}

interface Options {
  submissions: Pick<Submissions, 'find' | 'erase'>;
  runs: RetentionRuns;
  limits: Pick<Limiter, 'sweep'>;
  log: Log;
  now?: () => Date;
}

type Deleted = Record<SubmissionKind, number>;

export interface Retention {
  /** Harmless on several instances at once; the signal stops it between two batches. @throws ImplausibleClockError */
  run(signal?: AbortSignal): Promise<Deleted>;
}

/** Visitors' own writes never wait noticeably behind a batch of this size; what is deleted is overwritten. */
const BATCH = 50;
const BATCH_BYTES = 5_000_000;

const DAY_MS = 24 * 60 * 60 * 1000;
/** A site runs it daily, and seldom stands still for so long, or is restored from so old a backup. */
const MAX_DAYS_BETWEEN = 30;

export function createRetention({
  submissions,
  runs,
  limits,
  log,
  now = () => new Date(),
}: Options): Retention {
  /** A site of an earlier version has noted no run; then what came last says when it was alive. */
  async function lastSign(): Promise<Date | null> {
    const [newest] = await submissions.find({ limit: 1 });
    return (await runs.last()) ?? newest?.receivedAt ?? null;
  }

  async function expectPlausibleClock(): Promise<void> {
    const last = await lastSign();
    const days = last ? Math.floor((now().getTime() - last.getTime()) / DAY_MS) : 0;
    if (days <= MAX_DAYS_BETWEEN) return;
    const gap = `${days} days after the last deletion or submission`;
    if (await hasSaidSoForADay()) {
      log.warn(`The clock is ${gap}, and has said so for a day: what is due is deleted.`);
      return;
    }
    throw new ImplausibleClockError(
      `The clock says ${dayOf(now())}, which is ${gap}: nothing is deleted for a day. ` +
        'Correct the clock if it is wrong. To delete at once: npm run staff -- deletion resume',
    );
  }

  async function hasSaidSoForADay(): Promise<boolean> {
    const doubt = await runs.doubt();
    const doubtedMs = doubt ? now().getTime() - doubt.getTime() : -1;
    const isOfThisClock = doubtedMs >= 0 && doubtedMs <= MAX_DAYS_BETWEEN * DAY_MS;
    if (!isOfThisClock) await runs.noteDoubt(now());
    return isOfThisClock && doubtedMs >= DAY_MS;
  }

  async function deleteDue(deleted: Deleted, signal: AbortSignal | undefined): Promise<void> {
    while (!signal?.aborted) {
      const due = smallEnough(await submissions.find({ dueBefore: now(), limit: BATCH }));
      if (due.length === 0) break;
      for (const [kind, ofKind] of Map.groupBy(due, ({ kind }) => kind))
        deleted[kind] += await submissions.erase(ofKind.map(({ id }) => id));
    }
  }

  return {
    async run(signal) {
      await expectPlausibleClock();
      const deleted = noneDeleted();
      await deleteDue(deleted, signal);
      const windows = await limits.sweep();
      if (!signal?.aborted) await runs.note(now());
      log.info({ deleted, windows }, 'What had been kept for its time was deleted.');
      return deleted;
    },
  };
}

function smallEnough(due: StoredSubmission[]): StoredSubmission[] {
  let bytes = 0;
  return due.filter(({ file }, index) => {
    bytes += file?.size ?? 0;
    return index === 0 || bytes <= BATCH_BYTES;
  });
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function noneDeleted(): Deleted {
  return Object.fromEntries(SUBMISSION_KINDS.map((kind) => [kind, 0])) as Deleted;
}
