import { join } from 'node:path';
import type { CollectionName } from '#domain/articles/collections.ts';
import { createArticleCollection } from '../articles/article-collection.ts';
import type { Config } from '../config.ts';
import type { Log } from '../logging.ts';
import type { Services } from '../services.ts';

export function contentFolder(config: Config): string {
  return config.CONTENT_DIR ?? join(import.meta.dirname, '../../content');
}

export function composeArticles(config: Config, log: Log, onChange: () => void): Services['articles'] {
  const collection = (name: CollectionName) =>
    createArticleCollection({ name, folder: join(contentFolder(config), name), log, onChange });
  return { news: collection('news'), 'useful-information': collection('useful-information') };
}

/** Content errors are in the log from the start, not only when somebody opens the page. */
export async function validateContent(config: Config, { jobs, articles }: Services): Promise<void> {
  const collections = Object.values(articles).map((collection) => collection.list());
  // A folder of jobs that cannot be read is named in the log by the source itself.
  const openJobs = config.BACKEND_URL === null ? [jobs.open()] : [];
  await Promise.all([...collections, ...openJobs]);
}
