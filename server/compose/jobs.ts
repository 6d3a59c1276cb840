import { join } from 'node:path';
import { CACHE_TIMES } from '../caching/stale-while-revalidate.ts';
import type { Config } from '../config.ts';
import { createJobBoard, type JobBoard } from '../jobs/job-board.ts';
import { createBackendJobs, createUnavailableJobs } from '../jobs/sources/backend-jobs.ts';
import { createCachedJobs } from '../jobs/sources/cached-jobs.ts';
import { createContentfulJobs } from '../jobs/sources/contentful-jobs.ts';
import { createFallbackJobs } from '../jobs/sources/fallback-jobs.ts';
import type { JobSource } from '../jobs/sources/job-source.ts';
import { createMarkdownJobs } from '../jobs/sources/markdown-jobs.ts';
import type { Log } from '../logging.ts';
import { contentFolder } from './articles.ts';

interface JobBoardParts {
  primary: JobSource;
  log: Log;
  onChange: () => void;
  noteNothingFound?: () => void;
}

export function composeJobBoard(
  config: Config,
  { primary, log, onChange, noteNothingFound }: JobBoardParts,
): JobBoard {
  const fallback = composeContentful(config, log);
  const backend = fallback
    ? createCachedJobs({ source: primary, listIsWhole: true, log, policy: CACHE_TIMES.backend })
    : primary;
  const source = createFallbackJobs({ primary: backend, fallback, log });
  return createJobBoard({
    // Contentful lists less than a job's page shows.
    source: createCachedJobs({ source, listIsWhole: fallback === null, log, onChange }),
    logoPath: '/icon-512.png',
    ...(noteNothingFound && { noteNothingFound }),
    log,
  });
}

export function composeJobSource(config: Config, log: Log): JobSource {
  const { BACKEND_URL: url, BACKEND_ENABLED: enabled, JOBS_TIMEOUT_MS: timeoutMs } = config;
  if (url === null) return createMarkdownJobs({ folder: jobFolder(config), log });
  if (!enabled || url === '') return createUnavailableJobs(enabled ? 'not_configured' : 'disabled');
  return createBackendJobs({ url, timeoutMs, log });
}

export function jobFolder(config: Config): string {
  return join(contentFolder(config), 'jobs');
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
