import MiniSearch from 'minisearch';

const LENGTH_FOR_TWO_EDITS = 9;

/**
 * Finds the known word that is most like a misspelt one. The first letter must be right, which tells `night` and `right` apart.
 * @param minLength shorter words are too like each other
 */
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
