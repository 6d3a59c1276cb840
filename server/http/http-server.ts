import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { MAX_SILENCE_MS } from '#domain/http/max-silence.ts';
import { MAX_UPLOAD_MS } from '../limits/limits.ts';
import { redact } from '../logging.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { sendStatic } from './files/send-static.ts';
import type { FinishedFiles } from './files/static-site.ts';
import { type ConnectionLimits, connectionLimits, limitConnections } from './load/connection-limits.ts';
import { cutOffSlowReaders, type ReadingRate } from './load/slow-readers.ts';
import type { HandlePage } from './pages/page-handler.ts';
import { addHeaders, answerEarly, isStillSending } from './refusals/answer-early.ts';
import { answerUnreadable, malformedRequest, refusedRequest } from './refusals/refused-request.ts';
import { allowedMethods, type Handlers, handlerFor } from './route-table.ts';
import { securityHeaders } from './security-headers.ts';
import { createProxyWarning, trustedProxies } from './trusted-proxies.ts';

export interface HttpServerOptions {
  site: FinishedFiles;
  publicUrl: string | null;
  routes: ReadonlyMap<string, Handlers>;
  otherwise: Handlers;
  handlePage: HandlePage;
  /** Rejects while the site cannot keep its promises (its storage is away). */
  checkReady: () => Promise<object>;
  tlsOnSubDomains?: boolean;
  trustProxy: string | null;
  metrics?: Pick<Metrics, 'answered'> | null;
  log: FastifyBaseLogger;
  /** Goes on taking requests for so long after a stop, so that a load balancer sees `/readyz` say no. */
  graceMs?: number;
  maxStopMs?: number;
  connections?: ConnectionLimits;
  maxSilenceMs?: number;
  reading?: ReadingRate;
  beforePages?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

/** The ids of jobs are their source's. */
const MAX_PARAM_LENGTH = 500;
const FILE: Handlers = { GET: () => new Response(null, { status: 404 }) };
const MAX_STOP_MS = 10_000;
const KEEP_ALIVE_MS = 65_000;
const FIRST_REQUEST_MS = 1000;
/** As the proxy of docs/operations: a head that trickles holds a connection no longer. */
const HEADERS_MS = 15_000;
const CHECKED_EVERY_MS = 5000;

type SecurityHeaders = ReturnType<typeof securityHeaders>;

/** The HTTP side of the site: security headers, health, finished files, pages; one log line a request. */
export function createHttpServer(options: HttpServerOptions): FastifyInstance {
  const headers = securityHeaders({
    tls: options.publicUrl?.startsWith('https://') ?? false,
    includeSubDomains: options.tlsOnSubDomains ?? false,
  });
  const app = createApp(options, headers);
  checkRequests(app, options, headers);
  logRequests(app, options);
  const isStopping = limitAndStop(app, options);
  const { beforePages } = options;
  if (beforePages) {
    app.addHook('onRequest', (request, reply, next) => beforePages(request.raw, reply.raw, next));
  }
  answerHealth(app, options, isStopping);
  answerPages(app, options);
  return app;
}

function createApp(
  { log, trustProxy, maxSilenceMs = MAX_SILENCE_MS }: HttpServerOptions,
  headers: SecurityHeaders,
): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    genReqId: () => randomBytes(6).toString('hex'),
    trustProxy: trustedProxies(trustProxy),
    forceCloseConnections: 'idle',
    // Requests during a stop are answered, and the connection closed.
    return503OnClosing: false,
    requestTimeout: MAX_UPLOAD_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionTimeout: maxSilenceMs,
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: false, maxParamLength: MAX_PARAM_LENGTH },
    // Requests without a host are refused below, with the headers of every answer.
    http: {
      requireHostHeader: false,
      headersTimeout: HEADERS_MS,
      connectionsCheckingInterval: CHECKED_EVERY_MS,
    },
    frameworkErrors: (_error, request, reply: FastifyReply) =>
      void refuse(request, reply.headers(headers), malformedRequest(request.id)),
    clientErrorHandler: (fault, socket) => unreadable(fault, socket),
  });
  const unreadable = answerUnreadable(app.server, headers);
  // Pages read bodies themselves, as streams.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  return app;
}

function checkRequests(
  app: FastifyInstance,
  { site, routes, otherwise, trustProxy }: HttpServerOptions,
  headers: SecurityHeaders,
): void {
  const warnOfProxy = trustProxy === null ? createProxyWarning() : () => {};
  const unlisted = (url: string) => (site.get(url.split('?', 1)[0] ?? '') ? FILE : otherwise);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
    const handlers = routes.get(request.routeOptions.url ?? '') ?? unlisted(request.url);
    warnOfProxy(request);
    const refused = refusedRequest(request.raw, request.id, allowedMethods(handlers));
    if (refused) return refuse(request, reply, refused);
    const [path = '/', query] = request.url.split('?', 2);
    // Browsers read `/\\host/` as `//host/`, another site.
    if (path.length > 1 && path.endsWith('/') && !path.includes('\\')) {
      return reply.redirect(withoutTrailingSlash(path, query), 308);
    }
    return undefined;
  });
}

function logRequests(app: FastifyInstance, { metrics, site }: HttpServerOptions): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = requestLine(request, reply);
    request.log.info(line, 'request');
    metrics?.answered(request.method, routeLabel(request, site), line.status, reply.elapsedTime);
  });
}

/** @returns if the stop has begun */
function limitAndStop(app: FastifyInstance, options: HttpServerOptions): () => boolean {
  const { graceMs = 0, maxStopMs = MAX_STOP_MS, reading, trustProxy } = options;
  const { connections = connectionLimits({ direct: trustProxy === null }) } = options;
  let stopping = false;
  const open = limitConnections(app.server, connections);
  // Node's own would close those that were accepted a moment ago, too.
  app.server.closeIdleConnections = open.closeIdle;
  cutOffSlowReaders(app.server, reading);
  app.addHook('preClose', async () => {
    stopping = true;
    if (graceMs > 0) await wait(graceMs);
    const silent = setTimeout(open.closeSilent, FIRST_REQUEST_MS);
    // A connection that is busy when the stop comes must not be kept open for a next request afterwards.
    app.server.keepAliveTimeout = 1;
    const last = setTimeout(open.closeAll, maxStopMs);
    app.server.once('close', () => {
      clearTimeout(silent);
      clearTimeout(last);
    });
  });
  return () => stopping;
}

function answerHealth(
  app: FastifyInstance,
  { checkReady }: HttpServerOptions,
  isStopping: () => boolean,
): void {
  // The second is where basecamp/once asks.
  for (const path of ['/healthz', '/up']) app.get(path, { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    const notReady = () => reply.code(503).header('retry-after', '1');
    if (isStopping()) return notReady().send({ status: 'stopping' });
    try {
      return { status: 'ready', ...(await checkReady()) };
    } catch (error) {
      request.log.error({ reason: redact(error) }, 'not ready');
      return notReady().send({ status: 'not ready' });
    }
  });
}

function answerPages(app: FastifyInstance, { site, routes, otherwise, handlePage }: HttpServerOptions): void {
  const answerWith = (handlers: Handlers) => (request: FastifyRequest, reply: FastifyReply) =>
    handlePage(handlerFor(handlers, request.method), request, reply);
  for (const [path, handlers] of routes) app.all(path, answerWith(handlers));
  const answerUnlisted = answerWith(otherwise);
  app.all('/*', (request, reply) => {
    const file = site.get(pathOf(request.url));
    return file ? sendStatic(request, reply, file) : answerUnlisted(request, reply);
  });
}

async function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Response,
): Promise<FastifyReply> {
  if (isStillSending(request.raw)) {
    reply.hijack();
    addHeaders(refusal, reply);
    await answerEarly(request, reply, refusal);
    return reply;
  }
  // As text: Fastify's HEAD of a route of its own cannot take a stream.
  const text = await refusal.text();
  return reply.code(refusal.status).headers(Object.fromEntries(refusal.headers)).send(text);
}

function withoutTrailingSlash(path: string, query: string | undefined): string {
  // A path of several slashes must not become `//other-host`.
  const plain = `/${path.replace(/(?<!\/)\/+$/, '').replace(/^\/+/, '')}`;
  return query === undefined ? plain : `${plain}?${query}`;
}

function routeLabel({ url, routeOptions }: FastifyRequest, site: FinishedFiles): string {
  if (!url.startsWith('/')) return '(not a path)';
  const pattern = routeOptions.url ?? '/*';
  return pattern === '/*' && site.get(pathOf(url)) ? '(file)' : pattern;
}

/** Neither the query (forms put words there) nor the visitor's address is logged. */
function requestLine(request: FastifyRequest, reply: FastifyReply) {
  return {
    method: request.method,
    path: pathOf(request.url),
    status: reply.raw.statusCode,
    ms: Math.round(reply.elapsedTime),
  };
}

/** A whole address in the place of a path may hold a password. */
function pathOf(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.startsWith('/') ? path : '(not a path)';
}
