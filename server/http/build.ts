import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StaticSite } from './files/static-site.ts';
import type { Pages, RequestFacts } from './visit.ts';

export interface Build {
  pages: Pages;
  styleSheets: RequestFacts['styleSheets'];
  contentSecurityPolicy: string;
  site: StaticSite;
  /** In development, Vite's files come before the pages. */
  beforePages?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
