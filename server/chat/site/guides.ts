import { assistantPages } from '#content/assistant-sentences.ts';
import type { ArticleCollection, SearchableArticle } from '../../articles/article-collection.ts';
import { longestMatch, stemmed } from './matching-words.ts';
import type { SiteAnswer } from './site-answer.ts';

export type Guides = Pick<ArticleCollection, 'searchable'>;

const MAX_PAGES = 3;

/** The guides with a search word that the question has, the most telling word first. */
export async function guidesAbout(guides: Guides, question: string): Promise<SearchableArticle[]> {
  const words = stemmed(question);
  const found = (await guides.searchable()).map((guide) => ({
    guide,
    length: longestMatch(guide.keyWords.split(',').map(stemmed), words),
  }));
  return found
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)
    .map(({ guide }) => guide);
}

export function fromGuide({ title, path, summary }: SearchableArticle): SiteAnswer {
  return {
    kind: 'pages',
    text: summary,
    pages: [{ title, path }],
    passages: [{ title, path, text: summary }],
  };
}

/** What cannot be answered here may be in a guide: it is named, with what it says. */
export function besideGuide(answer: SiteAnswer, { title, path, summary }: SearchableArticle): SiteAnswer {
  return { ...answer, text: `${answer.text} ${assistantPages.inGuide(`[${title}](${path})`, summary)}` };
}

/** The page that answers stays the first; the guide is the second. */
export function withGuide(answer: SiteAnswer, guide: SearchableArticle | undefined): SiteAnswer {
  if (!guide) return answer;
  const { title, path, summary } = guide;
  return {
    ...answer,
    pages: answer.pages.toSpliced(1, 0, { title, path }).slice(0, MAX_PAGES),
    passages: [...answer.passages, { title, path, text: summary }],
  };
}
