import { randomBytes } from 'node:crypto';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BodyTooLargeError, bodyLimit, drain, withBodyLimit } from '../limits/body-limit.ts';
import type { RequestFacts, Services } from '../services.ts';
import { compressed } from './compressed.ts';
import { isForeignForm } from './foreign-form.ts';
import { plainPage } from './plain-page.ts';
import type { RenderRequest } from './renderer.ts';
import { contentSecurityPolicy } from './security-headers.ts';

interface PageHandlerParts {
  render: RenderRequest;
  services: Services;
  /** The address visitors use, or null to take it from the request. */
  publicUrl: string | null;
}

/** Answers with a rendered page: makes a web request, hands over the services, compresses, and sends. */
export function createPageHandler({ render, services, publicUrl }: PageHandlerParts) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const origin = publicUrl ?? `${request.protocol}://${request.host}`;
    const facts: RequestFacts = {
      id: request.id,
      nonce: randomBytes(16).toString('base64'),
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
      response.headers.set('content-security-policy', contentSecurityPolicy([`'nonce-${facts.nonce}'`]));
    }
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
    await drain(request.raw);
    await sendResponse(reply.raw, compressed(response, request.headers['accept-encoding']));
  };
}

interface AnswerParts {
  render: RenderRequest;
  services: Services;
  facts: RequestFacts;
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { render, services, facts }: AnswerParts,
): Promise<Response> {
  const { protocol, host } = new URL(facts.origin);
  if (isForeignForm(request, facts.origin)) {
    request.log.warn({ expected: facts.origin }, 'a form was refused: its origin does not match');
    return plainPage(400, facts.id);
  }
  try {
    const webRequest = createRequest(request.raw, reply.raw, { protocol, host });
    return await render(withBodyLimit(webRequest, bodyLimit(request.url)), services, facts);
  } catch (error) {
    if (error instanceof BodyTooLargeError) return plainPage(413, facts.id);
    facts.reportError(error);
    return plainPage(500, facts.id);
  }
}
