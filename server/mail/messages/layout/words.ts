import { everyMail } from '#content/mails/every-mail.yaml';
import { timeInWords } from '#domain/time/day-words.ts';
import { localDate, weekdayInWords } from '#domain/time/days-in-words.ts';
import { londonMoment } from '#domain/time/london-time.ts';
import { clockTime } from '#domain/time/wall-clock.ts';

export function thanks(sentence: string): string {
  return `${everyMail.thanks} ${sentence}`;
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

export function senderName({ name, firstName, lastName }: Readonly<Record<string, string>>): string {
  return name ?? [firstName, lastName].filter(Boolean).join(' ');
}

export function beginningOf(message: string): string {
  return [...message].slice(0, 120).join('');
}
