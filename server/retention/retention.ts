import type { Limiter } from '../limits/limits.ts';
import type { Log } from '../logging.ts';
import {
  SUBMISSION_KINDS,
  type SubmissionKind,
  type SubmissionStore,
} from '../submissions/submission-store.ts';

interface Options {
  submissions: Pick<SubmissionStore, 'find' | 'erase'>;
  limits: Pick<Limiter, 'sweep'>;
  log: Log;
  now?: () => Date;
}

type Deleted = Record<SubmissionKind, number>;

export interface Retention {
  /** Harmless on several instances at once. The signal stops it between two batches. */
  run(signal?: AbortSignal): Promise<Deleted>;
}

/** Visitors' own writes never wait noticeably behind a batch of this size. */
const BATCH = 50;

export function createRetention({ submissions, limits, log, now = () => new Date() }: Options): Retention {
  async function deleteDue(kind: SubmissionKind, signal: AbortSignal | undefined): Promise<number> {
    let deleted = 0;
    while (!signal?.aborted) {
      const due = await submissions.find({ kind, dueBefore: now(), limit: BATCH });
      const erased = await submissions.erase(due.map(({ id }) => id));
      deleted += erased;
      if (due.length < BATCH || erased === 0) break;
    }
    return deleted;
  }

  return {
    async run(signal) {
      const deleted = noneDeleted();
      for (const kind of SUBMISSION_KINDS) deleted[kind] = await deleteDue(kind, signal);
      const windows = await limits.sweep();
      log.info({ deleted, windows }, 'What had been kept for its time was deleted.');
      return deleted;
    },
  };
}

function noneDeleted(): Deleted {
  return Object.fromEntries(SUBMISSION_KINDS.map((kind) => [kind, 0])) as Deleted;
}
