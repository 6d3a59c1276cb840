const BETWEEN_DIGITS = /[\s().\-‐‑‒–—−]/g;
/** Contacts apps put these around a copied number. */
const COPIED_MARKS = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069]/g;
/** As the specification has it; the shortest is longer than any number for emergencies. */
const NUMBER = /^\+?[1-9]\d{4,15}$/;
/** Ten digits in this country, seven to fifteen abroad: less may be a slip, and what follows it a part of the number. */
const WHOLE = /^(?:\+?44[1-9]\d{9}|\+(?!44)[1-9]\d{6,14}|(?!44)[1-9]\d{9,14})$/;
const WITH_NOTE = /^(\S+) .{1,80}$/u;

const DIGITS_ALONE = /^[+\d\s().\-‐‑‒–—−]*$/;
/** In this country the number ends with its tenth digit, and a note may begin with a figure. */
const AT_HOME_WITH_NOTE =
  /^(\(?(?:(?:\+|00)44[\s().-]{0,3}0?|0)[\s().-]{0,3}[1-9](?:[\s().\-‐‑‒–—−]{0,3}\d){9}[).,;]{0,2})\s(.+)$/;
const ANY_WITH_NOTE = /^([+\d\s().\-‐‑‒–—−]*\d[).,;]{0,2})\s(\D.*)$/;
/** The longest number with its note, and room for blanks. */
const MAX_LENGTH = 200;

/** The number in its international form, and behind it what was noted: `+447700900123 ext 12`. */
export function normalisePhone(typed: string): string {
  const plain = typed.replace(COPIED_MARKS, '').trim();
  if (plain.length > MAX_LENGTH) return plain;
  if (DIGITS_ALONE.test(plain)) return international(plain);
  const [, number, note] = AT_HOME_WITH_NOTE.exec(plain) ?? ANY_WITH_NOTE.exec(plain) ?? [];
  if (number === undefined || note === undefined) return plain;
  return `${international(number)} ${note.replace(/^[\s).,;\-–—]+/, '')}`;
}

function international(digits: string): string {
  return digits
    .replace(/\(0\)/g, '')
    .replace(BETWEEN_DIGITS, '')
    .replace(/[,;]/g, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^\+440(?=[1-9])/, '+44')
    .replace(/^0(?=[1-9])/, '+44');
}

/** A note counts behind a whole number alone. */
export function isPhone(normalised: string): boolean {
  const [, number] = WITH_NOTE.exec(normalised) ?? [];
  return number === undefined ? NUMBER.test(normalised) : WHOLE.test(number);
}

export function dialledNumber(normalised: string): string {
  const [dialled = ''] = normalised.split(' ', 1);
  return dialled;
}

/** True as soon as no digit is missing: before that a number is still being typed. */
export function isWholePhone(normalised: string): boolean {
  return isPhone(normalised) && WHOLE.test(dialledNumber(normalised));
}

const GROUPS: [RegExp, string][] = [
  [/^0(2\d)(\d{4})(\d{4})$/, '0$1 $2 $3'],
  [/^0([38]\d\d)(\d{3})(\d{4})$/, '0$1 $2 $3'],
  [/^0(\d{4})(\d{3})(\d{3})$/, '0$1 $2 $3'],
];

/** `07700 900 123`, and what was noted behind it; a number from abroad stays as it is. */
export function phoneInWords(phone: string): string {
  const number = dialledNumber(phone);
  const national = number.replace(/^\+44(?=\d)/, '0');
  const found = GROUPS.find(([format]) => format.test(national));
  if (!found || national === number) return phone;
  return national.replace(found[0], found[1]) + phone.slice(number.length);
}
