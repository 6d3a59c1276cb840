import { everyMail } from '#content/mails/every-mail.yaml';
import { fill } from '#domain/text/fill.ts';
import { timeInWords } from '#domain/time/day-words.ts';
import { localDate, weekdayInWords } from '#domain/time/days-in-words.ts';
import { londonMoment } from '#domain/time/london-time.ts';
import { clockTime } from '#domain/time/wall-clock.ts';

const MAX_NAME_LENGTH = 40;
const MAX_NAME_WORDS = 4;
/**
 * Letters (ʼ is one), and punctuation between or after them; a full stop only at the end of a word, as in "J. Smith".
 * No character may be both: what is none would be looked for in all the ways in which it could be one.
 */
const NAME = /^(?:[\p{L}\p{M}]+(?:['’‐‑-][\p{L}\p{M}]+)*\.?(?: (?:& )?|$))+$/u;

/** Null if it might be anything but a name, so that nobody can use our confirmations to send their own words. */
export function greetingName(typed: string): string | null {
  const name = typed.normalize('NFC').trim();
  if (name.length > MAX_NAME_LENGTH || name.split(' ').length > MAX_NAME_WORDS) return null;
  return NAME.test(name) ? name : null;
}

export function thanks(name: string | null, sentence: string): string {
  return `${name ? fill(everyMail.thanksTo, { name }) : everyMail.thanks} ${sentence}`;
}

export function dateInWords(at: Date): string {
  return localDate(londonMoment(at).date);
}

export function momentInWords(at: Date): string {
  const { date, time } = londonClock(at);
  return `${weekdayInWords(date)} ${localDate(date)} at ${timeInWords(time)}`;
}

/** `21/11/2026 at 14:05`, for the templates of mail services. */
export function stampInNumbers(at: Date): string {
  const { date, time } = londonClock(at);
  return `${date.split('-').toReversed().join('/')} at ${time}`;
}

function londonClock(at: Date): { date: string; time: string } {
  const { date, minutes } = londonMoment(at);
  return { date, time: clockTime(minutes) };
}
