import { morningLetterWords } from '#content/mails/morning-letter.yaml';
import { londonMoment } from '#domain/time/london-time.ts';
import { addDays, weekdayOf } from '#domain/time/wall-clock.ts';
import { DAY_MS, type Limiter } from '../limits/limits.ts';
import { type Log, redact } from '../logging.ts';
import type { Fact } from '../mail/messages/email/email.ts';

/** Counts by subject and week to what the site had no answer of its own: no words, and nothing of a visitor. */
export interface Unanswered {
  note(subject: string): void;
  inWeekOf(day: string): Promise<Fact[]>;
}

/** Fewer might be one person's. */
const MIN_TOLD = 5;
/** Writes nothing more in a flood. */
const MAX_COUNTED = 10_000;
const KEPT_MS = 21 * DAY_MS;

interface Options {
  limits: Pick<Limiter, 'take' | 'taken'>;
  log: Log;
  now?: () => Date;
}

export function createUnanswered({ limits, log, now = () => new Date() }: Options): Unanswered {
  const subjects: Readonly<Record<string, string>> = morningLetterWords.unanswered;
  const keyOf = (subject: string, day: string) => `unanswered:${subject}:${addDays(day, 1 - weekdayOf(day))}`;
  return {
    note(subject) {
      if (!Object.hasOwn(subjects, subject)) return;
      const key = keyOf(subject, londonMoment(now()).date);
      limits.take(key, MAX_COUNTED, KEPT_MS).catch((error: unknown) => {
        log.warn({ reason: redact(error) }, 'A question without an answer could not be counted.');
      });
    },

    async inWeekOf(day) {
      const counted = Object.entries(subjects).map(async ([subject, label]) => {
        const count = await limits.taken(keyOf(subject, day));
        return { label, count };
      });
      return (await Promise.all(counted))
        .filter(({ count }) => count >= MIN_TOLD)
        .map(({ label, count }) => ({ label, value: String(count) }));
    },
  };
}
