import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Config } from './config.ts';
import { createHttpServer } from './http/http-server.ts';
import { createPageHandler, type RenderRequest } from './http/page-handler.ts';
import type { StaticSite } from './http/static-site.ts';
import type { Log } from './logging.ts';
import { withCache } from './postcodes/cached-lookup.ts';
import { withCircuitBreaker } from './postcodes/circuit-breaker.ts';
import { withFallback } from './postcodes/fallback-lookup.ts';
import { openImportedList } from './postcodes/imported-list.ts';
import { createLiveLookup } from './postcodes/live-lookup.ts';
import { createPostcodeCheck } from './postcodes/postcode-check.ts';
import type { PostcodeLookup } from './postcodes/postcode-lookup.ts';
import { createSectorTable } from './postcodes/sector-table.ts';
import type { Services } from './services.ts';

/** What was made when building, or its stand-ins in development. */
export interface Build {
  render: RenderRequest;
  site: StaticSite;
  /** In development, Vite's files come before the pages. */
  beforePages?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

/** Builds the whole site from its settings: the one place that knows every adapter. */
export async function compose(config: Config, build: Build): Promise<FastifyInstance> {
  const log = pino({ level: config.LOG_LEVEL, base: null });
  const services: Services = {
    postcodes: createPostcodeCheck({ lookup: await composePostcodeLookup(config, log), log }),
  };
  return createHttpServer({
    ...build,
    handlePage: createPageHandler({ render: build.render, services, publicUrl: config.PUBLIC_URL }),
    checkReady: async () => {},
    tls: config.PUBLIC_URL?.startsWith('https://') ?? false,
    trustProxy: config.TRUST_PROXY,
    log,
  });
}

async function composePostcodeLookup(config: Config, log: Log): Promise<PostcodeLookup> {
  if (config.POSTCODE_SOURCE === 'imported') return openImportedList(join(config.DATA_DIR, 'postcodes.bin'));
  const live = createLiveLookup({ url: config.POSTCODES_URL, timeoutMs: config.POSTCODES_TIMEOUT_MS });
  return withFallback(withCache(withCircuitBreaker(live)), createSectorTable(), { log });
}
