import { searchTexts } from '#content/site-search.yaml';
import { fill, forCount } from '#domain/text/fill.ts';

export function resultsInWords(count: number): string {
  const { none, ...counted } = searchTexts.count;
  return count === 0 ? none : fill(forCount(counted, count), { count });
}
