/** Invisible characters that no store and no mail can carry, or that make a text look like another one. */
const INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Text of several lines as it is kept: line breaks are LF, letters are composed, odd invisible characters gone. */
export function normaliseText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(INVISIBLE, '').normalize('NFC').trim();
}

/** The same in one line, with single spaces. */
export function normaliseLine(text: string): string {
  return normaliseText(text).replace(/\s+/g, ' ');
}

/** Characters as people count them: code points, a line break being one (a form sends it as two). */
export function characterCount(text: string): number {
  return [...normaliseText(text)].length;
}
