import { articleTexts } from '#content/articles.yaml';
import { localDate } from '#domain/time/days-in-words.ts';
import type { ArticleCard } from '#server/articles/article-collection.ts';

export interface DayInWords {
  day: string;
  words: string;
}

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

export function daysInWords({
  date,
  updated,
  checked,
}: Pick<ArticleCard, 'date' | 'updated' | 'checked'>): DayInWords[] {
  const days = { published: date, updated, checked };
  return Object.entries(days)
    .filter(([, day]) => day !== '')
    .map(([kind, day]) => ({ day, words: `${articleTexts[kind as keyof typeof days]} ${localDate(day)}` }));
}

export function pictureView(collection: string, picture: ArticleCard['picture']): ArticleCardView['picture'] {
  return picture && { src: `/${collection}/pictures/${picture.file}`, alt: picture.alt };
}
