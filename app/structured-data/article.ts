import type { Article, NewsArticle, WithContext } from 'schema-dts';
import { brand } from '#content/brand.ts';
import type { ShelfName } from '#content/entries.ts';
import type { EntryCard } from '#server/entries/entry-shelf.ts';
import { provider } from './organization.ts';

/**
 * A piece of news or a guide
 * (https://developers.google.com/search/docs/appearance/structured-data/article).
 */
export function articleData(
  shelf: ShelfName,
  entry: EntryCard,
  imageUrl: string,
): WithContext<Article | NewsArticle> {
  return {
    '@context': 'https://schema.org',
    '@type': shelf === 'news' ? 'NewsArticle' : 'Article',
    headline: entry.title,
    description: entry.summary,
    url: brand.publicUrl + entry.path,
    image: [imageUrl],
    datePublished: entry.date,
    dateModified: entry.updated || entry.date,
    author: provider,
    publisher: provider,
  };
}
