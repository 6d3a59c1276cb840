import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestFacts } from '../services.ts';
import type { StaticSite } from './static-site.ts';
import type { Pages } from './visit.ts';

/** The site as the bundler made it. */
export interface Build {
  pages: Pages;
  styleSheets: RequestFacts['styleSheets'];
  /** The policy of every page. */
  contentSecurityPolicy: string;
  site: StaticSite;
  /** In development, Vite's files come before the pages. */
  beforePages?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
