/** What follows is not looked at: the work is bounded before it begins. */
export const MAX_READ = 2000;
const LETTER_GROUPS = [3, 4, 5];
const START = '^';
const END = '$';

/** Lower case without accents and apostrophes; `?` and `!` count as words, and `heeelp` is `help`. */
export function wordsOf(text: string): string[] {
  const plain = text
    .slice(0, MAX_READ)
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/['’‘`´\p{M}]/gu, '')
    .replace(/(\p{L})\1{2,}/gu, '$1');
  return plain.match(/[\p{L}\d]+|[?!]/gu) ?? [];
}

/**
 * What a model sees of a text, each as a number of 32 bits: its words, its pairs of words (with one left out between them,
 * too) and the groups of letters within each word, which a slip of spelling mostly leaves alone.
 */
export function textFeatures(text: string): Set<number> {
  const features = new Set<number>();
  let previous = START;
  let beforeThat = '';
  for (const word of [...wordsOf(text), END]) {
    if (word !== END) {
      features.add(hashOf(word, 1));
      addLetterGroups(`<${word}>`, features);
    }
    features.add(hashOf(`${previous} ${word}`, 2));
    if (beforeThat) features.add(hashOf(`${beforeThat} ${word}`, 3));
    beforeThat = previous;
    previous = word;
  }
  return features;
}

function addLetterGroups(word: string, features: Set<number>): void {
  for (const size of LETTER_GROUPS) {
    for (let start = 0; start + size <= word.length && size < word.length; start += 1)
      features.add(hashOf(word, 4, start, start + size));
  }
}

/** FNV-1a, with the bits mixed once more so that the low ones can be taken alone. */
function hashOf(text: string, kind: number, start = 0, end = text.length): number {
  let hash = 0x811c9dc5 ^ kind;
  for (let index = start; index < end; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return hash ^ (hash >>> 13);
}
