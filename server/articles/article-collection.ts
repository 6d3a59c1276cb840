import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { collectionPages } from '#content/articles.yaml';
import { brand } from '#content/brand.yaml';
import type { CollectionName } from '#domain/articles/collections.ts';
import { pageTitle } from '#domain/pages/pages.ts';
import { CACHE_TIMES, staleWhileRevalidate } from '../caching/stale-while-revalidate.ts';
import { atomFeed, type Feed } from '../feeds/atom.ts';
import type { Log } from '../logging.ts';
import { londonDate } from '../london-clock.ts';
import { createContentErrorLog, pathWithin } from '../markdown/markdown-files.ts';
import { parseText, plainLine } from '../markdown/parse-text.ts';
import { textHtml } from '../markdown/text-html.ts';
import type { TextNode } from '../markdown/text-tree.ts';
import { type Article, articlePath, lastChanged } from './article.ts';
import { readArticleFolder } from './article-folder.ts';

export type ArticleCard = Omit<Article, 'text'> & { path: string };

type ArticlePage = ArticleCard & { nodes: TextNode[] };

interface SearchableArticle {
  collection: CollectionName;
  path: string;
  title: string;
  summary: string;
  text: string;
  keyWords: string;
}

interface PictureFile {
  type: string;
  bytes: Buffer<ArrayBuffer>;
}

export interface ArticleCollection {
  list(): Promise<ArticleCard[]>;
  read(slug: string): Promise<ArticlePage | null>;
  picture(file: string): Promise<PictureFile | null>;
  searchable(): Promise<SearchableArticle[]>;
  feed(siteUrl: string, feedPath: string): Promise<string>;
}

interface Options {
  name: CollectionName;
  folder: string;
  log: Log;
  onChange?: () => void;
  now?: () => Date;
}

/** Longer texts are searched to here, so that the list browsers fetch stays small. */
const MAX_SEARCHABLE_TEXT = 1500;
const MAX_SEARCHABLE = 200;
const PICTURE_TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

export function createArticleCollection({
  name,
  folder,
  log,
  onChange,
  now = () => new Date(),
}: Options): ArticleCollection {
  const logErrors = createContentErrorLog(log, `an article of ${name}`);
  const readFolder = async () => {
    const { articles, errors } = await readArticleFolder(folder);
    logErrors(errors);
    return articles;
  };
  const articles = staleWhileRevalidate(readFolder, {
    policy: CACHE_TIMES.articles,
    max: 1,
    now: () => now().getTime(),
    ...(onChange && { onChange }),
    onFailure: (error) => log.warn({ err: error }, 'the articles shown are older than usual'),
  });
  const shown = async () => {
    const today = londonDate(now());
    return (await articles('all')).filter(({ date }) => date <= today);
  };
  return {
    list: async () => (await shown()).map((article) => card(name, article)),
    read: async (slug) => {
      const article = (await shown()).find((one) => one.slug === slug);
      return article ? { ...card(name, article), nodes: parseText(article.text) } : null;
    },
    picture: async (file) => {
      const isShown = (await shown()).some(({ picture }) => picture?.file === file);
      return isShown ? readPicture(folder, file) : null;
    },
    searchable: async () =>
      (await shown()).slice(0, MAX_SEARCHABLE).map((article) => findable(name, article)),
    feed: async (siteUrl, feedPath) => articleFeed(name, await shown(), { siteUrl, feedPath }),
  };
}

function card(collection: CollectionName, { text: _, ...article }: Article): ArticleCard {
  return { ...article, path: articlePath(collection, article) };
}

async function readPicture(folder: string, file: string): Promise<PictureFile | null> {
  const path = await pathWithin(folder, file).catch(() => null);
  const bytes = path && (await readFile(path).catch(() => null));
  const type = PICTURE_TYPES[extname(file)];
  return bytes && type ? { bytes, type } : null;
}

function findable(collection: CollectionName, article: Article): SearchableArticle {
  const { title, summary, searchWords: keyWords } = article;
  const text = plainLine(article.text.slice(0, MAX_SEARCHABLE_TEXT));
  return { collection, path: articlePath(collection, article), title, summary, text, keyWords };
}

const MAX_ARTICLES = 50;

function articleFeed(
  collection: CollectionName,
  articles: readonly Article[],
  urls: Pick<Feed, 'siteUrl' | 'feedPath'>,
): string {
  return atomFeed({
    ...urls,
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
