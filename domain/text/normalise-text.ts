/** Characters that no store and no mail can carry, or that make a text look like another one. */
const INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

export function normaliseText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(INVISIBLE, '').normalize('NFC').trim();
}

export function normaliseLine(text: string): string {
  return normaliseText(text).replace(/\s+/g, ' ');
}

export function characterCount(text: string): number {
  return [...normaliseText(text)].length;
}
