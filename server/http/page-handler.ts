import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CACHE_POLICIES } from '#domain/http/cache-policies.ts';
import { BodyTooLargeError, bodyLimit, drain, withBodyLimit } from '../limits/body-limit.ts';
import type { RequestFacts, Services } from '../services.ts';
import { compressed } from './compression.ts';
import { errorPage } from './error-page.ts';
import type { RenderRequest } from './renderer.ts';
import { contentSecurityPolicy } from './security-headers.ts';

interface PageHandlerOptions {
  render: RenderRequest;
  services: Services;
  /** The address visitors use, or null to take it from the request. */
  publicUrl: string | null;
}

export function createPageHandler({ render, services, publicUrl }: PageHandlerOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const origin = publicUrl ?? `${request.protocol}://${request.host}`;
    const facts: RequestFacts = {
      id: request.id,
      clientAddress: request.ip,
      origin,
      reportError: (error) => request.log.error({ err: error }, 'a page could not be rendered'),
    };
    reply.hijack();
    const response = await answer(request, reply, { render, services, facts });
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined && !response.headers.has(name)) response.headers.set(name, String(value));
    }
    if (!response.headers.has('content-security-policy')) {
      response.headers.set('content-security-policy', contentSecurityPolicy());
    }
    if (!response.headers.has('cache-control'))
      response.headers.set('cache-control', CACHE_POLICIES.rendered);
    await drain(request.raw);
    await sendResponse(reply.raw, compressed(response, request.headers['accept-encoding']));
  };
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { render, services, facts }: { render: RenderRequest; services: Services; facts: RequestFacts },
): Promise<Response> {
  const { protocol, host } = new URL(facts.origin);
  if (isCrossSiteForm(request, facts.origin)) {
    request.log.warn({ expected: facts.origin }, 'a form was refused: its origin does not match');
    return errorPage(400, facts.id);
  }
  try {
    const webRequest = createRequest(request.raw, reply.raw, { protocol, host });
    return await render(withBodyLimit(webRequest, bodyLimit(request.url)), services, facts);
  } catch (error) {
    if (error instanceof BodyTooLargeError) return errorPage(413, facts.id);
    facts.reportError(error);
    return errorPage(500, facts.id);
  }
}

/**
 * The check against CSRF: whether a page of another site made the browser send this. Programs that are no browsers (a
 * mail provider's one-click unsubscribe) name no origin. What lies under `/api` is for other sites too.
 */
function isCrossSiteForm({ method, url, headers }: FastifyRequest, origin: string): boolean {
  if (method === 'GET' || method === 'HEAD' || url.startsWith('/api/')) return false;
  return headers.origin !== undefined && headers.origin !== new URL(origin).origin;
}
