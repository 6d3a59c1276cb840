import { createRequestHandler, matchRoutes, RouterContextProvider, type ServerBuild } from 'react-router';
import type { FillContext, RequestFacts, Services } from '../services.ts';
import { contentSecurityPolicy, inlineHashes } from './security-headers.ts';

/** What the bundler makes of `app/`; `app/entry.server.tsx` exports more than React Router asks for. */
export interface PagesBuild extends ServerBuild {
  entry: { module: ServerBuild['entry']['module'] & EntryExports };
}

interface EntryExports {
  fillContext: FillContext;
  /** What stands in every page: only this may run, whatever finds its way into a page. */
  inlined: { scripts: readonly string[]; styles: readonly string[] };
  withhold: <Routes extends ServerBuild['routes']>(routes: Routes) => Routes;
}

export type RenderRequest = (request: Request, services: Services, facts: RequestFacts) => Promise<Response>;

export function createRenderer(build: PagesBuild, mode: 'production' | 'development'): RenderRequest {
  const { fillContext, inlined, withhold } = build.entry.module;
  const handle = createRequestHandler({ ...build, routes: withhold(build.routes) }, mode);
  const policy = contentSecurityPolicy(inlineHashes(inlined));
  return async (request, services, facts) => {
    const context = new RouterContextProvider();
    fillContext(context, services, facts);
    const response = await handle(request, context);
    if (response.headers.get('content-type')?.startsWith('text/html')) {
      response.headers.set('content-security-policy', policy);
    }
    return response;
  };
}

const READING = ['GET', 'HEAD'] as const;

export interface RouteTable {
  /** The pattern of the route that answers a path, `/careers/:id`. */
  routeOf: (path: string) => string;
  /** What may be asked of a path: an endpoint with an action is sent to, a page with one is read too. */
  methodsOf: (path: string) => readonly string[];
  /** The pages whose address is fixed. */
  paths: readonly string[];
}

export function createRouteTable({ routes }: PagesBuild): RouteTable {
  const table = Object.values(routes).flatMap((route) =>
    route?.parentId === 'root' ? [{ id: route.id, path: route.path ?? '' }] : [],
  );
  const routeAt = (path: string) => matchRoutes(table, path.replace(/\.data$/, ''))?.[0]?.route;
  return {
    paths: table.flatMap(({ id, path }) =>
      routes[id]?.module.default && !/[:*]/.test(path) ? [`/${path}`] : [],
    ),
    routeOf: (path) => `/${routeAt(path)?.path ?? '*'}`,
    methodsOf: (path) => {
      const page = routes[routeAt(path)?.id ?? '']?.module;
      if (!page?.action) return READING;
      return page.default ? [...READING, 'POST'] : ['POST'];
    },
  };
}
