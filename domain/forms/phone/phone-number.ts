const BETWEEN_DIGITS = /[\s().\-‐‑‒–—−]/g;
/** Contacts apps put these around a copied number. */
const COPIED_MARKS = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069]/g;
const FULL_WIDTH = /[\uFF01-\uFF5E\u3000]/g;
const LABEL = /^(?:tel(?:ephone)?|phone|mob(?:ile)?)\b(?: no\b)?[.:]{0,2}\s*(?=[+(\d])/i;
/** Dialled before a number for text relay: https://www.relayuk.bt.com */
const RELAY = /^(1800[12])[\s-]{0,3}(?=\(?(?:\+|0)\d)/;
/** As the specification has it; the shortest is longer than any number for emergencies. */
const NUMBER = /^\+?[1-9]\d{4,15}$/;
/** Ten digits in this country, seven to fifteen abroad: behind less a note may be a part of the number. */
const BEFORE_NOTE = /^(?:\+?44[1-9]\d{9}|\+(?!44)[1-9]\d{6,14}|(?!44)[1-9]\d{9,14})$/;
const WITH_NOTE = /^(\S+) .{1,80}$/u;

const DIGITS_ALONE = /^[+\d\s().\-‐‑‒–—−]*$/;
/** In this country the number ends with its tenth digit, and a note may begin with a figure. */
const AT_HOME_WITH_NOTE =
  /^(\(?(?:(?:\+|00)44[\s().-]{0,3}0?|0)[\s().-]{0,3}[1-9](?:[\s().\-‐‑‒–—−]{0,3}\d){9}[).,;]{0,2})\s(.+)$/;
const TWO_NUMBERS = /^(\(?0[\s().-]{0,3}[1-9](?:[\s().\-‐‑‒–—−]{0,3}\d){9})\s{1,3}(\(?[+0].*)$/;
const ANY_WITH_NOTE = /^([+\d\s().\-‐‑‒–—−]*\d[).,;]{0,2})\s(\D.*)$/;
/** The longest number with its note, and room for blanks. */
const MAX_LENGTH = 200;
const FULL_WIDTH_OFFSET = 0xfee0;

/** The number in its international form, and behind it what was noted: `+447700900123 ext 12`. */
export function normalisePhone(typed: string): string {
  const plain = typed.replace(COPIED_MARKS, '').replace(FULL_WIDTH, halfWidth).trim().replace(LABEL, '');
  if (plain.length > MAX_LENGTH) return plain;
  const [before = '', relay] = RELAY.exec(plain) ?? [];
  const [number, note] = splitNote(plain.slice(before.length));
  const notes = [relay, note].filter(Boolean).join(' ');
  // Digits alone would be a part of the number when it is read again.
  return [number, DIGITS_ALONE.test(notes) ? notes && `/ ${notes}` : notes].filter(Boolean).join(' ');
}

function halfWidth(character: string): string {
  return character === '\u3000' ? ' ' : String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET);
}

function splitNote(plain: string): [number: string, note?: string] {
  if (DIGITS_ALONE.test(plain)) {
    const alone = international(plain);
    const [, number, other] = NUMBER.test(alone) ? [] : (TWO_NUMBERS.exec(plain) ?? []);
    return number && other ? [international(number), other] : [alone];
  }
  const [, number, note] = AT_HOME_WITH_NOTE.exec(plain) ?? ANY_WITH_NOTE.exec(plain) ?? [];
  if (number === undefined || note === undefined) return [plain];
  return [international(number), note.replace(/^[\s).,;\-–—]+/, '')];
}

function international(digits: string): string {
  return digits
    .replace(/\(0\)/g, '')
    .replace(BETWEEN_DIGITS, '')
    .replace(/[,;]/g, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^\+440(?=[1-9])/, '+44')
    .replace(/^440?(?=[1-9]\d{9}$)/, '+44')
    .replace(/^0(?=[1-9])/, '+44');
}

/** A note counts behind a whole number alone. */
export function isPhone(normalised: string): boolean {
  const [, number] = WITH_NOTE.exec(normalised) ?? [];
  return number === undefined ? NUMBER.test(normalised) : BEFORE_NOTE.test(number);
}

export function dialledNumber(normalised: string): string {
  const [dialled = ''] = normalised.split(' ', 1);
  return dialled;
}

export type PhoneDoubt = 'missing' | 'tooMany' | 'country';

/** The first that fits; a number that none fits is whole. */
const DOUBTS: [RegExp, PhoneDoubt][] = [
  // No number of this country begins so: https://www.ofcom.org.uk/phones-and-broadband/phone-numbers
  [/^\+44[46]/, 'country'],
  [/^\+44\d{0,9}$/, 'missing'],
  [/^\+44\d{11,}$/, 'tooMany'],
  [/^\+\d{0,6}$/, 'missing'],
  [/^\+?\d{16,}$/, 'tooMany'],
  [/^\d{1,10}$/, 'missing'],
  [/^\d/, 'country'],
];

/** The question about a number that the specification's rule takes; null if it can be dialled as it is kept. */
export function phoneDoubt(normalised: string): PhoneDoubt | null {
  const number = dialledNumber(normalised);
  return DOUBTS.find(([format]) => format.test(number))?.[1] ?? null;
}

/** True as soon as no digit is missing: before that a number is still being typed. */
export function isWholePhone(normalised: string): boolean {
  return isPhone(normalised) && phoneDoubt(normalised) === null;
}

/** Also within a name and a number. */
const IN_TEXT = /[+(\d][\s\d().-]{3,30}\d/g;

function phonesIn(text: string): string[] {
  const alone = normalisePhone(text);
  if (isPhone(alone)) return [alone];
  return (text.match(IN_TEXT) ?? []).map(normalisePhone).filter(isPhone);
}

export const hasWholePhone = (text: string) => phonesIn(text).some(isWholePhone);

/** The doubt about the number of a text, unless another one in it is whole. */
export function doubtIn(text: string): PhoneDoubt | null {
  const [first] = phonesIn(text);
  return first === undefined || hasWholePhone(text) ? null : phoneDoubt(first);
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
  const [format, groups] = GROUPS.find(([format]) => format.test(national)) ?? [/$/, ''];
  return national.replace(format, groups) + phone.slice(number.length);
}
