import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import type { DirectAnswer } from './direct-connections.ts';
import { type PageCache, pageKey } from './page-cache.ts';
import type { PlainRequest } from './plain-request.ts';
import { readyAnswers } from './ready-answers.ts';
import { type FinishedFiles, findFile, type StaticFile } from './static-site.ts';

/** How long a connection may bring nothing before it is closed. */
export const KEEP_ALIVE_MS = 65_000;

interface DirectAnswerOptions {
  site: FinishedFiles;
  pages: PageCache;
  publicUrl: string | null;
  trustProxy: string | null;
  metrics?: Pick<Metrics, 'answered'> | null;
  log: FastifyBaseLogger;
  /** The headers of every answer. */
  headers: Record<string, string>;
  nextId: () => string;
}

/** Answers with finished files and with rendered pages that are kept, as the ordinary way would; null for all else. */
export function createDirectAnswer(options: DirectAnswerOptions) {
  const { site, pages, publicUrl, trustProxy, metrics, log, headers, nextId } = options;
  const keepAlive = { connection: 'keep-alive', 'keep-alive': `timeout=${KEEP_ALIVE_MS / 1000}` };
  const readyFor = readyAnswers({ ...headers, ...keepAlive });
  const date = createDateHeader();

  function keptPage({ url, host, isPersonal }: PlainRequest): StaticFile | undefined {
    // Which address a proxy was asked by, the ordinary way finds out.
    if (publicUrl === null && trustProxy !== null) return undefined;
    const key = pageKey({ url, origin: publicUrl ?? `http://${host}`, isPersonal });
    return key === null ? undefined : pages.get(key);
  }

  return (request: PlainRequest): DirectAnswer | null => {
    const file = findFile(site, request.url) ?? keptPage(request);
    const ready = file && readyFor(file, request);
    if (!ready) return null;
    const id = nextId();
    const path = request.url.split('?', 1)[0];
    // It takes a few thousandths of a millisecond.
    log.info({ id, method: request.method, path, status: ready.status, ms: 0 }, 'request');
    metrics?.answered(request.method, request.url, ready.status, 0, file);
    return { head: `${ready.head}x-request-id: ${id}\r\n${date()}\r\n`, body: ready.body };
  };
}

function createDateHeader(): () => string {
  let second = 0;
  let line = '';
  return () => {
    const now = Math.floor(Date.now() / 1000);
    if (now !== second) {
      second = now;
      line = `date: ${new Date(now * 1000).toUTCString()}\r\n`;
    }
    return line;
  };
}
