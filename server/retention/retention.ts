import type { Limiter } from '../limits/limits.ts';
import type { Log } from '../logging.ts';
import {
  type StoredSubmission,
  SUBMISSION_KINDS,
  type SubmissionKind,
  type SubmissionStore,
} from '../submissions/submission-store.ts';

/** When the deletion last ran, on whichever instance. */
export interface RetentionRuns {
  last(): Promise<Date | null>;
  note(at: Date): Promise<void>;
}

/** Nothing is deleted by a clock that may have jumped, until it is right or an operator has said that it is. */
export class ImplausibleClockError extends Error {
  override name = 'ImplausibleClockError';
}

interface Options {
  submissions: Pick<SubmissionStore, 'find' | 'erase'>;
  runs: RetentionRuns;
  limits: Pick<Limiter, 'sweep'>;
  log: Log;
  now?: () => Date;
}

type Deleted = Record<SubmissionKind, number>;

export interface Retention {
  /**
   * Harmless on several instances at once. The signal stops it between two batches.
   *
   * @throws ImplausibleClockError
   */
  run(signal?: AbortSignal): Promise<Deleted>;
}

/** Visitors' own writes never wait noticeably behind a batch of this size; what is deleted is overwritten. */
const BATCH = 50;
const BATCH_BYTES = 5_000_000;

const DAY_MS = 24 * 60 * 60 * 1000;
/** A site runs it daily, and seldom stands still for so long. */
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
    const today = now().toISOString().slice(0, 10);
    throw new ImplausibleClockError(
      `The clock says ${today}, which is ${days} days after the last deletion or submission, so nothing was deleted. ` +
        'Correct the clock; or, if it is right: npm run staff -- deletion resume',
    );
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

/** As many of the first as have no more bytes in their files, and at least one. */
function smallEnough(due: StoredSubmission[]): StoredSubmission[] {
  let bytes = 0;
  return due.filter(({ file }, index) => {
    bytes += file?.size ?? 0;
    return index === 0 || bytes <= BATCH_BYTES;
  });
}

function noneDeleted(): Deleted {
  return Object.fromEntries(SUBMISSION_KINDS.map((kind) => [kind, 0])) as Deleted;
}
