/** Nothing after this is read: it bounds the work before it begins. */
export const MAX_CHARACTERS = 2000;

const ASCII_ONLY = /^[\0-\x7F]*$/;

/** Lower case without accents: `Łukasz` is `lukasz`. The weights depend on it: train again after a change. */
export function foldText(text: string): string {
  const lower = text.slice(0, MAX_CHARACTERS).toLowerCase();
  if (ASCII_ONLY.test(lower)) return lower;
  return lower.replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}

export const foldedWords = (text: string): string =>
  foldText(text)
    .replace(/['’‘`´]/g, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** Matches whole words of a plain text; ` ~ ` in a pattern stands for up to four words. */
export function wordPattern(patterns: readonly string[]): RegExp {
  const alternatives = patterns.map((pattern) => pattern.replaceAll(' ~', '(?: \\S+){0,4}')).join('|');
  return new RegExp(`(?<![^ ])(?:${alternatives})(?![^ ])`);
}
