import { MAX_PAGES } from 'site-assistant';
import { fill } from '#domain/text/fill.ts';
import type { ArticleCollection, SearchableArticle } from '../../articles/article-collection.ts';
import { longestMatch, stemmed } from './matching-words.ts';
import { ourWords } from './our-words.ts';
import type { SiteAnswer } from './site-answer.ts';

export type Guides = Pick<ArticleCollection, 'searchable'>;

export async function guidesAbout(guides: Guides, question: string): Promise<SearchableArticle[]> {
  const words = stemmed(question);
  const matches = (await guides.searchable()).map((guide) => ({
    guide,
    length: longestMatch(guide.keyWords.split(',').map(stemmed), words),
  }));
  return matches
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

export function besideGuide(answer: SiteAnswer, { title, path, summary }: SearchableArticle): SiteAnswer {
  const inGuide = fill(ourWords.inGuide, { guide: `[${title}](${path})`, summary });
  return { ...answer, text: `${answer.text} ${inGuide}` };
}

export function withGuide(answer: SiteAnswer, guide: SearchableArticle | undefined): SiteAnswer {
  if (!guide) return answer;
  const { title, path, summary } = guide;
  return {
    ...answer,
    pages: answer.pages.toSpliced(1, 0, { title, path }).slice(0, MAX_PAGES),
    passages: [...answer.passages, { title, path, text: summary }],
  };
}
