import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RenderRequest, RouteTable } from './renderer.ts';
import type { StaticSite } from './static-site.ts';

/** The site as the bundler made it. */
export interface Build extends RouteTable {
  render: RenderRequest;
  site: StaticSite;
  /** In development, Vite's files come before the pages. */
  beforePages?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
