import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { redact } from '../logging.ts';
import { securityHeaders } from './security-headers.ts';
import { sendStatic } from './send-static.ts';
import type { StaticSite } from './static-site.ts';

export interface HttpServerOptions {
  /** Finished files; empty in development. */
  site: StaticSite;
  handlePage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;
  /** Rejects while the site cannot keep its promises (its storage is away). */
  checkReady: () => Promise<void>;
  tls: boolean;
  /** The proxies whose forwarding headers are believed, or null for none. */
  trustProxy: string | null;
  log: FastifyBaseLogger;
  beforePages?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

/** The HTTP side of the site: security headers, health, finished files, pages; one log line a request. */
export function createHttpServer(options: HttpServerOptions): FastifyInstance {
  const app = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    genReqId: () => randomUUID().slice(-12),
    trustProxy: options.trustProxy?.split(',').map((address) => address.trim()) ?? false,
    forceCloseConnections: 'idle',
    requestTimeout: 300_000,
    keepAliveTimeout: 65_000,
    routerOptions: { ignoreTrailingSlash: false },
  });
  // Pages read bodies themselves, as streams.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  const headers = securityHeaders({ tls: options.tls });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(requestLine(request, reply), 'request');
  });

  // A connection that is busy when the stop comes must not be kept open for a next request afterwards.
  app.addHook('preClose', async () => {
    app.server.keepAliveTimeout = 1;
  });

  const { beforePages } = options;
  if (beforePages) {
    app.addHook('onRequest', (request, reply, next) => beforePages(request.raw, reply.raw, next));
  }

  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    try {
      await options.checkReady();
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ reason: redact(error) }, 'not ready');
      return reply.code(503).send({ status: 'not ready' });
    }
  });
  app.all('/*', (request, reply) => {
    const [path = '/', query] = request.url.split('?', 2);
    if (path.length > 1 && path.endsWith('/')) return reply.redirect(withoutTrailingSlash(path, query), 308);
    const file = request.method === 'GET' || request.method === 'HEAD' ? options.site.get(path) : undefined;
    if (file && !(file.page && query !== undefined)) return sendStatic(request, reply, file);
    return options.handlePage(request, reply);
  });
  return app;
}

function withoutTrailingSlash(path: string, query: string | undefined): string {
  // A path of several slashes must not become `//other-host`.
  const plain = `/${path.replace(/\/+$/, '').replace(/^\/+/, '')}`;
  return query === undefined ? plain : `${plain}?${query}`;
}

/** Neither the query (forms put words there) nor the visitor's address is logged. */
function requestLine(request: FastifyRequest, reply: FastifyReply) {
  return {
    method: request.method,
    path: request.url.split('?', 1)[0],
    status: reply.raw.statusCode,
    ms: Math.round(reply.elapsedTime),
  };
}
