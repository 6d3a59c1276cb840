const BETWEEN_DIGITS = /[\s().\-‐‑‒–—−]/g;
/** What a contacts app puts around a number that is copied from it. */
const COPIED_MARKS = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069]/g;
/** The shortest is longer than any number for emergencies. */
const STORED = /^\+?[1-9]\d{4,15}(?: .{1,80})?$/u;

/** The number in its international form, and behind it what was noted: `+447700900123 ext 12`. */
export function normalisePhone(typed: string): string {
  const plain = typed.replace(COPIED_MARKS, '').trim();
  const [digits = ''] = /^[+\d\s().\-‐‑‒–—−]*\d/.exec(plain) ?? [];
  if (digits === '') return plain.replace(BETWEEN_DIGITS, '') === '' ? '' : plain;
  const note = plain.slice(digits.length).replace(/^[\s).,;\-–—]+/, '');
  return note ? `${international(digits)} ${note}` : international(digits);
}

function international(digits: string): string {
  return digits
    .replace(/\(0\)/g, '')
    .replace(BETWEEN_DIGITS, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^\+440(?=[1-9])/, '+44')
    .replace(/^0(?=[1-9])/, '+44');
}

export function isPhone(normalised: string): boolean {
  return STORED.test(normalised);
}

/** What can be dialled, without the note. */
export function dialledNumber(normalised: string): string {
  const [dialled = ''] = normalised.split(' ', 1);
  return dialled;
}
