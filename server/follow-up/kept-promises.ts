import { londonInstant, londonMoment } from '#domain/time/london-time.ts';
import { addDays } from '#domain/time/wall-clock.ts';
import { withTimeout } from '#domain/time/with-timeout.ts';
import type { Outcomes } from '../submissions/submission-store.ts';

/** Fewer are no number to tell the world. */
const MIN_DUE = 20;
/** The page does not wait longer for it. */
const MAX_WAIT_MS = 300;
const NONE = { due: 0, kept: 0 };

export interface KeptPromises {
  /** Percentage of last month's due answers given in time, rounded down; null if it is not shown, too few were due or the store cannot say. */
  lastMonth(kind: 'enquiry' | 'application'): Promise<number | null>;
}

interface Options {
  submissions: Pick<Outcomes, 'countPromises'>;
  isShown: boolean;
  now?: () => Date;
}

export function createKeptPromises({ submissions, isShown, now = () => new Date() }: Options): KeptPromises {
  return {
    async lastMonth(kind) {
      if (!isShown) return null;
      const thisMonth = firstOfMonth(londonMoment(now()).date);
      const lastMonth = firstOfMonth(addDays(thisMonth, -1));
      const [from, until] = [londonInstant(lastMonth, 0), londonInstant(thisMonth, 0)];
      const counted = submissions.countPromises(kind, from, until).catch(() => NONE);
      const { due, kept } = await withTimeout(counted, MAX_WAIT_MS, NONE);
      return due < MIN_DUE ? null : Math.floor((kept / due) * 100);
    },
  };
}

function firstOfMonth(date: string): string {
  return `${date.slice(0, 7)}-01`;
}
