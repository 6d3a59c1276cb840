/** Something that can be asked, with the words by which it is found. */
export interface Row {
  /** A whole question, a title, or a few words that name it. */
  phrases: readonly string[];
  /** All that is said about it: its words count less. */
  words: string;
}

export interface Found<Of extends Row> {
  row: Of;
  /** From 0, nothing in common, to 1, the same words. */
  score: number;
  /** All the words of one of its phrases stand in the question. */
  isNamed: boolean;
}

interface Reading {
  /** The words of a text that say something, in their stems. */
  stemsOf: (text: string) => readonly string[];
  /** Makes the function that finds the known stem of a misspelt one. */
  spelling: (known: Iterable<string>) => (stem: string) => string | null;
}

const PHRASE_SHARE = 0.8;
/** A phrase whose words all stand in a long question is meant at least so much. */
const CONTAINED = 0.4;
/** Sums of weights are not exact. */
const ALL = 0.999;
const MAX_WORDS = 60;

/** A flat table, searched by words: rare ones count most, and those that nobody here has used count against every row. */
export function createTable<Of extends Row>(rows: readonly Of[], { stemsOf, spelling }: Reading) {
  const entries = rows.map((row) => ({
    row,
    phrases: row.phrases.map((phrase) => new Set(stemsOf(phrase))).filter(({ size }) => size > 0),
    words: new Set(stemsOf(row.words)),
  }));
  const counts = new Map<string, number>();
  for (const { phrases, words } of entries)
    for (const stem of new Set([...phrases.flatMap((phrase) => [...phrase]), ...words]))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const unknown = Math.log(1 + rows.length);
  const weights = new Map([...counts].map(([stem, count]) => [stem, Math.log(1 + rows.length / count)]));
  const weightOf = (stem: string) => weights.get(stem) ?? unknown;
  const weigh = (stems: Iterable<string>) => [...stems].reduce((sum, stem) => sum + weightOf(stem), 0);
  const sized = entries.map((entry) => ({
    ...entry,
    phrases: entry.phrases.map((stems) => ({ stems, weight: weigh(stems) })),
  }));
  const spelt = spelling(counts.keys());
  const known = (stem: string) => (counts.has(stem) ? stem : (spelt(stem) ?? stem));

  const find = (question: string): Found<Of>[] => {
    const asked = new Set(stemsOf(question).slice(0, MAX_WORDS).map(known));
    const whole = weigh(asked);
    if (whole === 0) return [];
    const weighed = [...asked].map((stem) => [stem, weightOf(stem)] as const);
    const shareIn = (stems: ReadonlySet<string>) =>
      weighed.reduce((sum, [stem, weight]) => (stems.has(stem) ? sum + weight : sum), 0);
    return sized
      .map(({ row, phrases, words }) => {
        const shares = phrases.map(({ stems, weight }) => ({ shared: shareIn(stems), weight }));
        const best = Math.max(
          0,
          ...shares.map(
            ({ shared, weight }) => (shared / weight) * (CONTAINED + (1 - CONTAINED) * (shared / whole)),
          ),
        );
        const score = PHRASE_SHARE * best + (1 - PHRASE_SHARE) * (shareIn(words) / whole);
        return { row, score, isNamed: shares.some(({ shared, weight }) => shared > weight * ALL) };
      })
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score);
  };
  /** A word that no row has, and no misspelt one. */
  const isUnheard = (stem: string) => !counts.has(known(stem));
  return { find, hasUnheard: (question: string) => stemsOf(question).some(isUnheard) };
}
