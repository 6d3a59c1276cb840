import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { FillContext, RequestFacts, Services } from '../services.ts';

/** What the bundler makes of `app/`; `app/entry.server.tsx` exports `fillContext` besides what React Router asks for. */
export interface PagesBuild extends ServerBuild {
  entry: { module: ServerBuild['entry']['module'] & { fillContext: FillContext } };
}

export type RenderRequest = (request: Request, services: Services, facts: RequestFacts) => Promise<Response>;

export function createRenderer(build: PagesBuild, mode: 'production' | 'development'): RenderRequest {
  const handle = createRequestHandler(build, mode);
  return (request, services, facts) => {
    const context = new RouterContextProvider();
    build.entry.module.fillContext(context, services, facts);
    return handle(request, context);
  };
}
