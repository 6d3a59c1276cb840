import { indexDocuments, type SearchIndex } from './search-index.ts';
import { siteDocuments } from './site-documents.ts';

/** The search's last attempt finds nearly all of sixteen questions: what it puts first is meant. */
const MAX_MEANT = 4;
const PAGE = '/faq#';

let index: SearchIndex | undefined;

/** Ids of the questions that are meant: by key words, stems and with slips of the pen. */
export function searchQuestions(words: string): ReadonlySet<string> {
  index ??= indexDocuments(siteDocuments().filter(({ kind }) => kind === 'question'));
  return new Set(
    index(words)
      .slice(0, MAX_MEANT)
      .map(({ path }) => path.slice(PAGE.length)),
  );
}
