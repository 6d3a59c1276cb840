import { join } from 'node:path';
import type { CollectionName } from '#content/articles.ts';
import { createArticleCollection } from './articles/article-collection.ts';
import type { Config } from './config.ts';
import { createBackendJobs, createUnavailableJobs } from './jobs/backend-jobs.ts';
import { createCachedJobs } from './jobs/cached-jobs.ts';
import { createContentfulJobs } from './jobs/contentful-jobs.ts';
import { createFallbackJobs } from './jobs/fallback-jobs.ts';
import { createJobBoard, type JobBoard } from './jobs/job-board.ts';
import type { JobSource } from './jobs/job-source.ts';
import { createMarkdownJobs } from './jobs/markdown-jobs.ts';
import type { Log } from './logging.ts';
import type { Services } from './services.ts';

/** Jobs come from the folder or from the backend; Contentful is asked where that fails. */
export function composeJobBoard(primary: JobSource, config: Config, log: Log): JobBoard {
  const fallback = composeContentful(config, log);
  const source = createFallbackJobs({ primary, fallback, log });
  return createJobBoard({
    // Contentful lists less than a job's page shows.
    source: createCachedJobs({ source, listIsWhole: fallback === null, log }),
    logoPath: '/icon-512.png',
  });
}

export function composeFirstJobs(config: Config, log: Log): JobSource {
  const { BACKEND_URL: url, BACKEND_ENABLED: enabled, JOBS_TIMEOUT_MS: timeoutMs } = config;
  if (url === null) return createMarkdownJobs({ folder: join(contentFolder(config), 'jobs'), log });
  if (!enabled || url === '') return createUnavailableJobs(enabled ? 'not_configured' : 'disabled');
  return createBackendJobs({ url, timeoutMs, log });
}

function composeContentful(config: Config, log: Log): JobSource | null {
  const { CONTENTFUL_SPACE_ID: spaceId, CONTENTFUL_ACCESS_TOKEN: accessToken } = config;
  if (spaceId === null || accessToken === null) return null;
  return createContentfulJobs({
    url: config.CONTENTFUL_URL,
    spaceId,
    accessToken,
    environment: config.CONTENTFUL_ENVIRONMENT,
    timeoutMs: config.JOBS_TIMEOUT_MS,
    log,
  });
}

/** What is wrong in the files of editors is in the log from the start, and not only when somebody asks for them. */
export async function lookIntoFolders(config: Config, { jobs, articles }: Services): Promise<void> {
  const collections = Object.values(articles).map((collection) => collection.list());
  // A folder of jobs that cannot be read is named in the log by the source itself.
  const openJobs = config.BACKEND_URL === null ? [jobs.open()] : [];
  await Promise.all([...collections, ...openJobs]);
}

/** Where editors' files lie. */
function contentFolder(config: Config): string {
  return config.CONTENT_DIR ?? join(import.meta.dirname, '../content');
}

export function composeArticles(config: Config, log: Log): Services['articles'] {
  const collection = (name: CollectionName) =>
    createArticleCollection({ name, folder: join(contentFolder(config), name), log });
  return { news: collection('news'), 'useful-information': collection('useful-information') };
}
