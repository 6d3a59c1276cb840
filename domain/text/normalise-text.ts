/**
 * Matches invisible characters: stores and mail cannot carry them, or they make a text look like another one or hide
 * a second text. The first alternative keeps tags in the flags of England, Scotland and Wales.
 */
const FLAG_OR_INVISIBLE =
  /\u{1F3F4}[\u{E0061}-\u{E007A}]{5}\u{E007F}|(?![\n\t])[\p{Cc}\p{Cs}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/gu;

const isFlag = (found: string) => found.startsWith('\u{1F3F4}');

export function hasInvisible(text: string): boolean {
  return withoutInvisible(text) !== text;
}

export function withoutInvisible(text: string): string {
  return replaceInvisible(text, '');
}

export function visibleText(text: string): string {
  return withoutInvisible(normaliseText(text));
}

function replaceInvisible(text: string, mark: string): string {
  return text.replace(FLAG_OR_INVISIBLE, (found) => (isFlag(found) ? found : mark));
}

const MARKED_BESIDE = 20;

interface InvisibleText {
  count: number;
  marked: string;
}

/** Counts and marks the characters that cannot be seen; null if all can. */
export function markInvisible(text: string): InvisibleText | null {
  const lines = normaliseText(text);
  const found = [...lines.matchAll(FLAG_OR_INVISIBLE)].filter(([character]) => !isFlag(character));
  const [first] = found;
  if (!first) return null;
  const before = [...lines.slice(0, first.index)].slice(-MARKED_BESIDE);
  const after = [...replaceInvisible(lines.slice(first.index), '▯')].slice(0, MARKED_BESIDE);
  return { count: found.length, marked: [...before, ...after].join('') };
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

export function withoutAccents(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII_ALONE.test(lower)) return lower;
  return withoutHeapsOfMarks(lower).replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}

export function normaliseLine(text: string): string {
  // Only these three cannot be seen.
  return normaliseText(text).replace(/[^\S\v\f\uFEFF]+/g, ' ');
}

export function characterCount(text: string): number {
  return [...normaliseText(text)].length;
}
