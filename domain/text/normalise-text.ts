/** What cannot be seen: no store and no mail can carry it, or it makes a text look like another one. */
const INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u;

export function hasInvisible(text: string): boolean {
  return INVISIBLE.test(text);
}

export function normaliseText(text: string): string {
  return withoutHeapsOfMarks(text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n'))
    .normalize('NFC')
    .trim();
}

const MAX_MARKS = 30;

/**
 * Normalising takes the square of the marks on one letter. No writing has more than 30
 * (Unicode Standard Annex 15, section 13); what is heaped on those is left out.
 */
function withoutHeapsOfMarks(text: string): string {
  return text.replace(/\p{M}+/gu, (marks) =>
    marks.length <= MAX_MARKS ? marks : [...marks].slice(0, MAX_MARKS).join(''),
  );
}

const ASCII_ALONE = /^[\0-\x7F]*$/;

/** Lower case without accents: `Łukasz` is `lukasz`. */
export function withoutAccents(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII_ALONE.test(lower)) return lower;
  return withoutHeapsOfMarks(lower).replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}

export function normaliseLine(text: string): string {
  // Of what counts as a blank, these three cannot be seen.
  return normaliseText(text).replace(/[^\S\v\f\uFEFF]+/g, ' ');
}

export function characterCount(text: string): number {
  return [...normaliseText(text)].length;
}
