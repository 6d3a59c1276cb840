import { everyMail } from '#content/mails/every-mail.ts';
import { nextOfficeDays } from '#domain/office-hours/office-hours.ts';
import { dayInWords } from '#domain/time/days-in-words.ts';
import { londonMoment } from '#domain/time/london-time.ts';

const MAX_NAME_LENGTH = 40;
const MAX_NAME_WORDS = 4;
/** Letters, and signs between or after letters; a full stop only if a word ends with it, as in "J. Smith". */
const NAME = /^(?:[\p{L}\p{M}]+(?:['’ʼ‐‑-][\p{L}\p{M}]+)*\.?(?: |$))+$/u;

const PHONE_GROUPS: [RegExp, string][] = [
  [/^0(2\d)(\d{4})(\d{4})$/, '0$1 $2 $3'],
  [/^0([38]\d\d)(\d{3})(\d{4})$/, '0$1 $2 $3'],
  [/^0(\d{4})(\d{3})(\d{3})$/, '0$1 $2 $3'],
];

/**
 * A name that a stranger typed, fit to stand in a mail to an address that nobody has verified; null if it
 * might be anything but a name. What looks like a domain or a sentence is not repeated, so that nobody can use
 * our confirmations to send their own words.
 */
export function greetingName(typed: string): string | null {
  const name = typed.normalize('NFC').trim();
  if (name.length > MAX_NAME_LENGTH || name.split(' ').length > MAX_NAME_WORDS) return null;
  return NAME.test(name) ? name : null;
}

export function thanks(name: string | null, sentence: string): string {
  return `${name ? everyMail.thanksTo(name) : everyMail.thanks} ${sentence}`;
}

/** A normalised number as people read it out: `07700 900 123`; one from abroad stays as it is. */
export function phoneInWords(phone: string): string {
  const national = phone.replace(/^\+44(?=\d)/, '0');
  const found = PHONE_GROUPS.find(([format]) => format.test(national));
  return found && national !== phone ? national.replace(found[0], found[1]) : phone;
}

export function dateInNumbers(at: Date): string {
  return londonMoment(at).date.split('-').toReversed().join('/');
}

/** `21/11/2026 at 14:05`, by the office clock. */
export function stampInWords(at: Date): string {
  const { minutes } = londonMoment(at);
  return `${dateInNumbers(at)} at ${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** The end of the next working day after something came in: by then it has an answer. */
export function answeredBy(receivedAt: Date): string {
  const { date } = londonMoment(receivedAt);
  const [next = date] = nextOfficeDays(date, 1);
  return dayInWords(next);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
