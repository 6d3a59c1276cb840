import { articleTexts } from '#content/articles.ts';
import { localDate } from '#domain/time/days-in-words.ts';
import type { ArticleCard } from '#server/articles/article-collection.ts';

/** A day as it is said on a card or a page: `Published 12 February 2027`. */
export interface DayInWords {
  day: string;
  words: string;
}

/** What a card shows of an article. */
export interface ArticleCardView {
  path: string;
  title: string;
  summary: string;
  days: DayInWords[];
  picture: { src: string; alt: string } | null;
}

export function articleCardView(collection: string, article: ArticleCard): ArticleCardView {
  const { path, title, summary, picture } = article;
  return { path, title, summary, days: daysInWords(article), picture: pictureView(collection, picture) };
}

/** On which day the article was published, and last changed if it was. */
export function daysInWords({ date, updated }: Pick<ArticleCard, 'date' | 'updated'>): DayInWords[] {
  const said = (label: string, day: string) => ({ day, words: `${label} ${localDate(day)}` });
  const published = said(articleTexts.published, date);
  return updated === '' ? [published] : [published, said(articleTexts.updated, updated)];
}

export function pictureView(collection: string, picture: ArticleCard['picture']): ArticleCardView['picture'] {
  return picture && { src: `/${collection}/pictures/${picture.file}`, alt: picture.alt };
}
