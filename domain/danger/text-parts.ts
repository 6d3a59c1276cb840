import { MAX_READ } from '../text/text-features.ts';

const LONG_TEXT = 30;
/** A part ends with the first sentence after so many words, or in the midst of a very long one. */
const PART = 12;
const LONGEST_PART = 24;

/** The parts of a long text, each a few sentences, so that the rest of a story does not hide the one that matters; none of a short text. */
export function partsOf(text: string): string[] {
  const words = text.slice(0, MAX_READ).split(/\s+/).filter(Boolean);
  if (words.length < LONG_TEXT) return [];
  const parts: string[] = [];
  let part: string[] = [];
  for (const word of words) {
    part.push(word);
    const isEnd = /[.!?]$/.test(word) && part.length >= PART;
    if (!isEnd && part.length < LONGEST_PART) continue;
    parts.push(part.join(' '));
    part = [];
  }
  if (part.length > 0) parts.push(part.join(' '));
  return parts;
}
