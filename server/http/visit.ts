import type { RequestFacts, Services } from '../services.ts';

/** One request for a page or an endpoint, with all that an answer may be made of. */
export interface Visit<Params extends object = Record<string, string>> {
  request: Request;
  url: URL;
  /** The parts of the path that its pattern names, decoded. */
  params: Readonly<Params>;
  services: Services;
  facts: RequestFacts;
}

export type Handler = (visit: Visit) => Response | Promise<Response>;

/** A line of the table of every URL (`app/routes.ts`). */
export interface Route {
  method: 'GET' | 'POST';
  /** In the router's syntax: `/careers/:id`. */
  path: string;
  handle: Handler;
}

/** The build of `app/`. */
export interface Pages {
  routes: readonly Route[];
  /** Answers an address that no route has. */
  notFound: Handler;
  /** Answers in the place of a page that failed; the server's own plain page is the last resort. */
  failure: Handler;
  /** The inline scripts and styles of every page: only these may run, whatever finds its way into a page. */
  inlineAssets: { scripts: readonly string[]; styles: readonly string[] };
}
