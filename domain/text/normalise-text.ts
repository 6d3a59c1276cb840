/** What cannot be seen: no store and no mail can carry it, or it makes a text look like another one. */
const INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u;

export function hasInvisible(text: string): boolean {
  return INVISIBLE.test(text);
}

export function normaliseText(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .normalize('NFC')
    .trim();
}

export function normaliseLine(text: string): string {
  // Of what counts as a blank, these three cannot be seen.
  return normaliseText(text).replace(/[^\S\v\f\uFEFF]+/g, ' ');
}

export function characterCount(text: string): number {
  return [...normaliseText(text)].length;
}
