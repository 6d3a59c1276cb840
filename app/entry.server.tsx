import { Readable } from 'node:stream';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { CACHE_POLICIES } from '#domain/http/cache-policies.ts';
import type { FillContext } from '#server/services.ts';
import { inTwoParts, isArriving } from './arriving.ts';
import { chatProviderContext, requestContext, servicesContext } from './context.ts';
import { isFromIsland } from './features/forms/receive-form.ts';
import { putTogether } from './kept-markup.ts';
import { PageStylesContext } from './page-styles.tsx';
import { FormOutcomeContext, RequestIdContext } from './request-facts.ts';
import { foundData } from './withheld-data.ts';

type Manifest = EntryContext['manifest'];

const narrowed = new WeakMap<Manifest, Map<string, Manifest>>();

/** With no route but those of a page: React Router would make all of them anew for each page. */
function manifestOf({ manifest, staticHandlerContext }: EntryContext): Manifest {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const ofPages = narrowed.get(manifest) ?? new Map<string, Manifest>();
  narrowed.set(manifest, ofPages);
  const page = ids.at(-1) ?? '';
  const made = ofPages.get(page) ?? {
    ...manifest,
    routes: Object.fromEntries(ids.map((id) => [id, manifest.routes[id]])),
  };
  ofPages.set(page, made);
  return made;
}

const stylesOf = ({ routes }: Manifest) => Object.values(routes).flatMap((route) => route?.css ?? []);

/** While prerendering there is no request. */
function requestId(context: RouterContextProvider): string | undefined {
  try {
    return context.get(requestContext).id;
  } catch {
    return undefined;
  }
}

export const fillContext: FillContext = (context, services, facts) => {
  context.set(servicesContext, services);
  context.set(chatProviderContext, services.recipients.includes('chatProvider'));
  context.set(requestContext, facts);
};

export { inlined } from './inlined.tsx';
export { withhold } from './withheld-data.ts';

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Response {
  const [answer = null] = Object.values(routerContext.staticHandlerContext.actionData ?? {});
  if (request.method === 'POST' && isFromIsland(request)) {
    return Response.json(answer, { status, headers });
  }
  headers.set('content-type', 'text/html; charset=utf-8');
  const { staticHandlerContext } = routerContext;
  const render = (loaderData: typeof staticHandlerContext.loaderData) => {
    const manifest = manifestOf(routerContext);
    const context = {
      ...routerContext,
      manifest,
      staticHandlerContext: { ...staticHandlerContext, loaderData },
      // No page repeats its data for a script.
      serverHandoffStream: undefined,
    };
    return putTogether(
      () =>
        `<!DOCTYPE html>${renderToStaticMarkup(
          <RequestIdContext value={requestId(loadContext)}>
            <FormOutcomeContext value={answer?.kind}>
              <PageStylesContext value={stylesOf(manifest)}>
                <ServerRouter context={context} url={request.url} />
              </PageStylesContext>
            </FormOutcomeContext>
          </RequestIdContext>,
        )}`,
    );
  };
  const loaderData = foundData(staticHandlerContext.loaderData);
  if (!Object.values(loaderData).some(isArriving))
    return new Response(render(loaderData), { status, headers });
  // Nobody else waits for what one visitor has had to wait for: the next page is whole.
  headers.set('cache-control', CACHE_POLICIES.personalPage);
  const parts = Readable.from(inTwoParts(loaderData, render), { objectMode: false });
  return new Response(Readable.toWeb(parts) as ReadableStream, { status, headers });
}

/** A visitor who left, and a request that no page takes (405), are no errors of ours. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(requestContext).reportError(error);
}
