import { nextOfficeDays } from '#domain/office-hours/office-hours.ts';
import { dayInWords } from '#domain/time/days-in-words.ts';
import { londonMoment } from '#domain/time/london-time.ts';

/** `21/11/2026 at 14:05`, by the office clock. */
export function stampInWords(at: Date): string {
  const { date, minutes } = londonMoment(at);
  const [year, month, day] = date.split('-');
  return `${day}/${month}/${year} at ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The end of the next working day after something came in: by then it has an answer. */
export function answeredBy(receivedAt: Date): string {
  const { date } = londonMoment(receivedAt);
  const [next = date] = nextOfficeDays(date, 1);
  return dayInWords(next);
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
