import { everyMail } from '#content/mails/every-mail.ts';
import { dialledNumber } from '#domain/forms/phone-number.ts';
import { nextOfficeDays } from '#domain/office-hours/office-hours.ts';
import { dayInWords } from '#domain/time/days-in-words.ts';
import { londonMoment } from '#domain/time/london-time.ts';

const MAX_NAME_LENGTH = 40;
const MAX_NAME_WORDS = 4;
/**
 * Letters (ʼ is one), and punctuation between or after them; a full stop only at the end of a word, as in "J. Smith".
 * No character may be both: what is none would be looked for in all the ways in which it could be one.
 */
const NAME = /^(?:[\p{L}\p{M}]+(?:['’‐‑-][\p{L}\p{M}]+)*\.?(?: (?:& )?|$))+$/u;

const PHONE_GROUPS: [RegExp, string][] = [
  [/^0(2\d)(\d{4})(\d{4})$/, '0$1 $2 $3'],
  [/^0([38]\d\d)(\d{3})(\d{4})$/, '0$1 $2 $3'],
  [/^0(\d{4})(\d{3})(\d{3})$/, '0$1 $2 $3'],
];

/** Null if it might be anything but a name, so that nobody can use our confirmations to send their own words. */
export function greetingName(typed: string): string | null {
  const name = typed.normalize('NFC').trim();
  if (name.length > MAX_NAME_LENGTH || name.split(' ').length > MAX_NAME_WORDS) return null;
  return NAME.test(name) ? name : null;
}

export function thanks(name: string | null, sentence: string): string {
  return `${name ? everyMail.thanksTo(name) : everyMail.thanks} ${sentence}`;
}

/** `07700 900 123`, and what was noted behind it; a number from abroad stays as it is. */
export function phoneInWords(phone: string): string {
  const number = dialledNumber(phone);
  const national = number.replace(/^\+44(?=\d)/, '0');
  const found = PHONE_GROUPS.find(([format]) => format.test(national));
  if (!found || national === number) return phone;
  return national.replace(found[0], found[1]) + phone.slice(number.length);
}

export function dateInNumbers(at: Date): string {
  return londonMoment(at).date.split('-').toReversed().join('/');
}

/** `21/11/2026 at 14:05` */
export function stampInWords(at: Date): string {
  const { minutes } = londonMoment(at);
  return `${dateInNumbers(at)} at ${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** The end of the next working day. */
export function answeredBy(receivedAt: Date): string {
  const { date } = londonMoment(receivedAt);
  const [next = date] = nextOfficeDays(date, 1);
  return dayInWords(next);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
