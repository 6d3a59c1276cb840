import { createHash } from 'node:crypto';
import type { CorpusLine } from './read-corpus.ts';

/** Tells one corpus from another. */
export function corpusStamp(lines: readonly CorpusLine[]): string {
  const hash = createHash('sha256');
  for (const { scenario, labels, sideways, lookalike, turns } of lines)
    hash.update(JSON.stringify([scenario, labels, sideways, lookalike, turns]));
  return hash.digest('hex').slice(0, 16);
}
