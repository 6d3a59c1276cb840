import { withoutAccents } from './normalise-text.ts';

export function plainText(text: string): string {
  return withoutAccents(text)
    .replace(/['’‘`´]/g, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

/** Nobody's word; what looks behind itself would look far. */
const MAX_WORD_LENGTH = 40;

/** `nights` as `night`, `moved` and `moving` as `mov`. */
export function wordStem(word: string): string {
  if (word.length < 4 || word.length > MAX_WORD_LENGTH || word.endsWith('ss')) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=[^siu])s$/, '')
    .replace(/(?<=[aeiouy]\w{1,40})(?:ing|ed)$/, '')
    .replace(/(?<=\w{3})e$/, '')
    .replace(/([bdgmnprt])\1$/, '$1');
}
