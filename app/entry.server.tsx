import { Transform } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import type { FillContext } from '#server/services.ts';
import { requestContext, servicesContext } from './context.ts';
import { type DocumentFacts, DocumentFactsContext } from './request-facts.ts';

export const streamTimeout = 12_000;

/** Scripts must not compete with the style and the font that the first paint needs. */
function quietPreloads(): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const html = chunk.toString('latin1');
      const quiet = html.replaceAll(
        '<link rel="modulepreload"',
        '<link rel="modulepreload" fetchpriority="low"',
      );
      done(null, Buffer.from(quiet, 'latin1'));
    },
  });
}

/** While prerendering there is no request; hashes take the nonce's place. */
function documentFacts(context: RouterContextProvider): DocumentFacts {
  try {
    const { nonce, id } = context.get(requestContext);
    return { nonce, requestId: id };
  } catch {
    return { nonce: undefined, requestId: undefined };
  }
}

export const fillContext: FillContext = (context, services, facts) => {
  context.set(servicesContext, services);
  context.set(requestContext, facts);
};

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const facts = documentFacts(loadContext);
  const whole = facts.requestId === undefined || isbot(request.headers.get('user-agent'));
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const send = () => {
      const body = quietPreloads();
      // It would keep all that was rendered in memory until it is due.
      body.once('close', () => clearTimeout(overdue));
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: finalStatus }));
      pipe(body);
    };
    const options: RenderToPipeableStreamOptions = {
      nonce: facts.nonce,
      onShellError: reject,
      onError: () => {
        finalStatus = 500;
      },
      [whole ? 'onAllReady' : 'onShellReady']: send,
    };
    const { pipe, abort } = renderToPipeableStream(
      <DocumentFactsContext value={facts}>
        <ServerRouter context={routerContext} url={request.url} nonce={facts.nonce} />
      </DocumentFactsContext>,
      options,
    );
    const overdue = setTimeout(abort, streamTimeout + 1000).unref();
  });
}

/** A visitor who left, and an answer that was thrown on purpose, are no errors. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted) return;
  context.get(requestContext).reportError(error);
}
