import { type CollectionName, collectionPages } from '#content/articles.ts';
import { brand } from '#content/brand.ts';
import { pageTitle } from '#content/pages.ts';
import { atomFeed, type Feed } from '../feeds/atom.ts';
import { parseText } from '../markdown/parse-text.ts';
import { textHtml } from '../markdown/text-html.ts';
import { type Article, articlePath, lastChanged } from './article.ts';

const MAX_ARTICLES = 50;

/** Expects the newest first. */
export function articleFeed(
  collection: CollectionName,
  articles: readonly Article[],
  place: Pick<Feed, 'siteUrl' | 'feedPath'>,
): string {
  return atomFeed({
    ...place,
    title: pageTitle(collectionPages[collection].title),
    author: brand.longName,
    pagePath: `/${collection}`,
    entries: articles.slice(0, MAX_ARTICLES).map((article) => ({
      title: article.title,
      path: articlePath(collection, article),
      published: article.date,
      updated: lastChanged(article),
      summary: article.summary,
      html: textHtml(parseText(article.text)),
    })),
  });
}
