import { plainLine } from './parse-text.ts';

const GRAPHEMES = new Intl.Segmenter('en-GB', { granularity: 'grapheme' });
const WORDS = new Intl.Segmenter('en-GB', { granularity: 'word' });

export function cutText(text: string, limit: number): string {
  const end = endOfCharacters(text, limit);
  if (end === text.length) return text;
  const head = text.slice(0, lastWordEnd(text, end) || end);
  return `${head.replace(/(?<![\s\p{P}])[\s\p{P}]+$/u, '') || head}…`;
}

/** As far as `limit` characters as people count them, even in the middle of a word; an ellipsis stands for the rest. */
export function firstCharacters(text: string, limit: number): string {
  const end = endOfCharacters(text, limit);
  return end === text.length ? text : `${text.slice(0, end)}…`;
}

/** Parses the first blocks alone, if they are enough: no inline markup crosses the blank line that ends them. */
export function summarise(text: string, limit: number, cut = cutText): string {
  const window = text.slice(0, limit * 4);
  const blocksEnd = window.indexOf('\n\n', limit);
  const first = plainLine(blocksEnd < 0 ? window : window.slice(0, blocksEnd));
  const summary = cut(first, limit);
  return blocksEnd < 0 || summary !== first ? summary : cut(plainLine(window), limit);
}

function endOfCharacters(text: string, limit: number): number {
  let count = 0;
  for (const { index } of GRAPHEMES.segment(text)) {
    if (count === limit) return index;
    count += 1;
  }
  return text.length;
}

function lastWordEnd(text: string, end: number): number {
  // A little more than is kept is enough to see whether a word goes on past the end.
  for (const { index, segment } of WORDS.segment(text.slice(0, end + 1))) {
    if (index + segment.length > end) return index;
  }
  return end;
}
