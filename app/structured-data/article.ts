import type { Article, NewsArticle, WithContext } from 'schema-dts';
import type { CollectionName } from '#content/articles.ts';
import { brand } from '#content/brand.ts';
import type { ArticleCard } from '#server/articles/article-collection.ts';
import { provider } from './organization.ts';

/**
 * A piece of news or a guide
 * (https://developers.google.com/search/docs/appearance/structured-data/article).
 */
export function articleData(
  collection: CollectionName,
  article: ArticleCard,
  imageUrl: string,
): WithContext<Article | NewsArticle> {
  return {
    '@context': 'https://schema.org',
    '@type': collection === 'news' ? 'NewsArticle' : 'Article',
    headline: article.title,
    description: article.summary,
    url: brand.publicUrl + article.path,
    image: [imageUrl],
    datePublished: article.date,
    dateModified: article.updated || article.date,
    author: provider,
    publisher: provider,
  };
}
