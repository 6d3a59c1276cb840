export interface RequestFacts {
  id: string;
  /** Identifies one visitor to limits; never logged, never stored but as a keyed hash. */
  clientAddress: string;
  origin: string;
  styleSheets: (page: string) => readonly string[];
  reportError: (error: unknown) => void;
}

export interface Visit<Params extends object = Record<string, string>, Services = unknown> {
  request: Request;
  url: URL;
  params: Readonly<Params>;
  services: Services;
  facts: RequestFacts;
}

export type Handler = (visit: Visit) => Response | Promise<Response>;

export interface Route {
  method: 'GET' | 'POST';
  path: string;
  handle: Handler;
}

export interface Pages {
  routes: readonly Route[];
  notFound: Handler;
  /** Answers in the place of a page that failed; the server's own plain page is the last resort. */
  failure: Handler;
  /** The inline scripts and styles of every page: only these may run, whatever finds its way into a page. */
  inlineAssets: { scripts: readonly string[]; styles: readonly string[] };
}
