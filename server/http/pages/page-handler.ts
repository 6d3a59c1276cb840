import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { CACHE_POLICIES } from '#domain/http/cache-policies.ts';
import { isUpload } from '../../limits/body-limit.ts';
import { clientKey, plainAddress } from '../../limits/client-key.ts';
import { forwardedVisitor } from '../../limits/forwarded-visitor.ts';
import { carriesReceipt } from '../../submissions/receipts.ts';
import { acceptedEncoding, compressed } from '../files/compression.ts';
import { isKnown, sendStatic } from '../files/send-static.ts';
import { createLoadShedding, type LoadShedding, OverloadError } from '../load/load-shedding.ts';
import { addHeaders, answerEarly, isStillSending } from '../refusals/answer-early.ts';
import { isCrossSiteForm } from '../refusals/cross-site-form.ts';
import { errorPage } from '../refusals/error-page.ts';
import { isHost, malformedRequest } from '../refusals/refused-request.ts';
import type { Handler, RequestFacts, Route, Visit } from '../visit.ts';
import type { CachedPage } from './cached-page.ts';
import { type PageCache, pageKey } from './page-cache.ts';
import { BodyTooLargeError, createFormReader } from './read-form.ts';
import type { RenderPage } from './render-page.ts';

/** Used if no better time is known: the services that we ask are asked again by then. */
const RETRY_AFTER_SECONDS = '30';
const REFUSED_AFTER_MS = 1_000;

interface PageHandlerOptions {
  render: RenderPage;
  services: unknown;
  styleSheets: RequestFacts['styleSheets'];
  pages: PageCache;
  shedding?: LoadShedding;
  forms?: Parameters<typeof createFormReader>[0];
  publicUrl: string | null;
  backendSecret?: string | null;
}

export type HandlePage = (
  handle: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply | undefined>;

export function createPageHandler(options: PageHandlerOptions): HandlePage {
  const {
    render,
    services,
    pages,
    publicUrl,
    shedding = createLoadShedding(),
    backendSecret = null,
  } = options;
  const readForm = createFormReader(options.forms);

  /** A CV is read by the use case, which spools it to the disk. */
  async function receive(
    request: FastifyRequest,
    reply: FastifyReply,
    facts: RequestFacts,
  ): Promise<Request> {
    const { protocol, host } = new URL(facts.origin);
    const webRequest = createRequest(request.raw, reply.raw, { protocol, host });
    return isUpload(routeOf(request)) ? webRequest : readForm(webRequest, request.raw);
  }

  async function readPage(
    handle: Handler,
    request: FastifyRequest,
    facts: RequestFacts,
  ): Promise<CachedPage | Response> {
    const key = pageKey({ url: request.url, origin: facts.origin, isPersonal: isPersonal(request) });
    // Nobody else may be given the address of what one visitor has sent.
    if (carriesReceipt(request.url))
      return shedding.page(() => renderForAll(handle, request, facts, options));
    try {
      return await pages.load(key, () => shedding.page(() => renderForAll(handle, request, facts, options)));
    } catch (error) {
      const stale = error instanceof OverloadError && key !== null ? pages.getStale(key) : undefined;
      if (!stale) throw error;
      return stale;
    }
  }

  return async (handle, request, reply) => {
    const origin = publicUrl ?? originOf(request);
    const address = plainAddress(request.ip);
    if (address === null && !request.raw.socket.destroyed)
      request.log.warn('a request was refused: the proxy named no address of its client');
    if (origin === null || address === null) {
      reply.hijack();
      await sendRendered(request, reply, malformedRequest(request.id));
      return undefined;
    }
    const facts: RequestFacts = {
      id: request.id,
      clientAddress: forwardedVisitor(request.headers, backendSecret) ?? clientKey(address),
      origin,
      styleSheets: options.styleSheets,
      reportError: (error) => {
        if (!isDeparture(error, request)) request.log.error({ err: error }, 'a page could not be rendered');
      },
    };
    const response = await answerOrError(request, facts, () =>
      hasBody(request)
        ? shedding.form(
            routeOf(request),
            facts.clientAddress,
            () => receive(request, reply, facts),
            (received) => render(handle, visitOf(received, request, services, facts)),
          )
        : readPage(handle, request, facts),
    );
    if (!(response instanceof Response)) return sendPage(request, reply, response);
    reply.hijack();
    await sendRendered(request, reply, response);
    return undefined;
  };
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding && !isKnown(page, request.headers['if-none-match'])) await page.compress(encoding);
  return sendStatic(request, reply, page);
}

async function sendRendered(request: FastifyRequest, reply: FastifyReply, response: Response): Promise<void> {
  addHeaders(response, reply);
  const cacheControl = response.headers.get('cache-control');
  // The answer to a form is one visitor's, on a page that is else the same for everybody.
  const isForOthers = cacheControl === CACHE_POLICIES.sharedPage || request.method === 'POST';
  if (cacheControl === null || isForOthers || carriesReceipt(request.url)) {
    response.headers.set('cache-control', CACHE_POLICIES.notStored);
  }
  const isForLater = response.status === 429 || response.status === 503;
  if (isForLater && !response.headers.has('retry-after')) {
    response.headers.set('retry-after', RETRY_AFTER_SECONDS);
  }
  if (isStillSending(request.raw)) return answerEarly(request, reply, response);
  const answer = await compressed(response, request.headers['accept-encoding']);
  await sendResponse(reply.raw, answer);
  // HEAD leaves it unread.
  if (!answer.bodyUsed) await answer.body?.cancel();
}

async function answerOrError<Answer>(
  request: FastifyRequest,
  facts: RequestFacts,
  answer: () => Promise<Answer>,
): Promise<Answer | Response> {
  if (isCrossSiteForm(request, facts.origin)) {
    request.log.warn({ expected: facts.origin }, 'a form was refused: its origin does not match');
    return errorPage(400, facts.id);
  }
  try {
    return await answer();
  } catch (error) {
    if (error instanceof BodyTooLargeError) return errorPage(413, facts.id);
    if (error instanceof OverloadError) {
      // Who is refused at once asks again at once, and refusals take the time in which pages could be made.
      await wait(REFUSED_AFTER_MS);
      return errorPage(503, facts.id);
    }
    facts.reportError(error);
    return errorPage(500, facts.id);
  }
}

type Rendering = Pick<PageHandlerOptions, 'render' | 'services'>;

interface WarmUpOptions extends Rendering {
  styleSheets: RequestFacts['styleSheets'];
  pages: PageCache;
  log: FastifyBaseLogger;
  signal: AbortSignal;
}

export async function warm(
  routes: readonly Route[],
  origin: string,
  { pages, log, signal, styleSheets, ...rendering }: WarmUpOptions,
): Promise<void> {
  const readable = routes.filter(({ method, path }) => method === 'GET' && !path.includes(':'));
  for (const { path: url, handle } of readable) {
    const reportError = (err: unknown) => {
      if (!signal.aborted) log.error({ err, path: url }, 'a page could not be rendered');
    };
    const facts = { id: 'warm-up', clientAddress: '', origin, styleSheets, reportError };
    const key = pageKey({ url, origin, isPersonal: false });
    if (signal.aborted || key === null) return;
    // The first visitors come before the next page.
    await setImmediate();
    await pages
      .warm(key, () => renderForAll(handle, { url, headers: {}, params: {} }, facts, rendering))
      .catch(reportError);
  }
}

/** A sender who leaves is no fault of ours; a request's own signal may say so too late. */
function isDeparture(error: unknown, { raw }: FastifyRequest): boolean {
  return raw.socket.destroyed && error instanceof Error && error.name === 'AbortError';
}

function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? '';
}

function originOf({ protocol, host }: FastifyRequest): string | null {
  return isHost(host) ? `${protocol === 'https' ? 'https' : 'http'}://${host}` : null;
}

type Readable = Pick<FastifyRequest, 'url' | 'headers' | 'params'>;

/** Others wait for it too, so that it goes on if the one who asked first has left; HEAD needs what GET answers. */
function renderForAll(
  handle: Handler,
  request: Readable,
  facts: RequestFacts,
  { render, services }: Rendering,
): Promise<Response> {
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const webRequest = new Request(new URL(facts.origin).origin + request.url, { headers });
  return render(handle, visitOf(webRequest, request, services, facts));
}

function visitOf(
  request: Request,
  { params }: Pick<FastifyRequest, 'params'>,
  services: unknown,
  facts: RequestFacts,
): Visit {
  return { request, url: new URL(request.url), params: params as Visit['params'], services, facts };
}

function hasBody({ method, headers }: FastifyRequest): boolean {
  const length = headers['content-length'] ?? headers['transfer-encoding'];
  return (method !== 'GET' && method !== 'HEAD') || length !== undefined;
}

function isPersonal({ headers }: FastifyRequest): boolean {
  return headers.authorization !== undefined || headers.cookie !== undefined;
}
