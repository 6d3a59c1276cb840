import MiniSearch from 'minisearch';

const LENGTH_FOR_TWO_EDITS = 9;

/** Finds the known word most like a misspelt one with its first letter (`night`, `right`); below `minLength` words are too alike. */
export function createSpelling(
  known: Iterable<string>,
  { minLength }: { minLength: number },
): (word: string) => string | null {
  const words = new MiniSearch<{ id: string }>({ fields: ['id'], tokenize: (word) => [word] });
  words.addAll([...new Set(known)].map((id) => ({ id })));
  return (word) => {
    if (word.length < minLength) return null;
    const fuzzy = word.length < LENGTH_FOR_TWO_EDITS ? 1 : 2;
    const hits = words.search(word, { fuzzy }).map(({ id }) => String(id));
    return hits.find((hit) => hit.startsWith(word.charAt(0))) ?? null;
  };
}
