import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brand } from '#content/brand.yaml';
import { createHttpServer } from '#server/http/http-server.ts';
import { createPageCache } from '#server/http/pages/page-cache.ts';
import { createPageHandler } from '#server/http/pages/page-handler.ts';
import { createPageRenderer } from '#server/http/pages/render-page.ts';
import { groupByPath } from '#server/http/route-table.ts';
import { loadBuild } from '#server/load-build.ts';
import type { Services } from '#server/services.ts';
import { readPage } from '../../tests/support/read-page.ts';

let server: FastifyInstance;
let url: string;

/** The built pages over a postcode check that is broken beyond its contract. */
beforeAll(async () => {
  const { pages, styleSheets, contentSecurityPolicy, site } = await loadBuild();
  const check = async () => {
    throw new Error('a secret of the server');
  };
  const services = { postcodes: { check }, recipients: [] } as unknown as Services;
  const render = createPageRenderer(pages, contentSecurityPolicy);
  const cache = createPageCache();
  server = createHttpServer({
    site,
    routes: groupByPath(pages.routes),
    otherwise: { GET: pages.notFound },
    handlePage: createPageHandler({ render, styleSheets, services, pages: cache, publicUrl: null }),
    checkReady: async () => ({}),
    publicUrl: null,
    trustProxy: null,
    log: pino({ level: 'silent' }),
  });
  url = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

it('a fault is a calm page: status 500, the request id and a phone number, and no detail', async () => {
  const body = new URLSearchParams({ postcode: 'SO14 7LY' });
  const answer = await fetch(`${url}/postcode-check`, { method: 'POST', body });
  const html = await answer.text();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store']);
  const page = readPage(html);
  expect(page.headings(1)).toEqual(['Something went wrong']);
  expect(page.links).toContainEqual({ text: brand.phone.display, href: brand.phone.url });
  expect(page.links.map(({ text }) => text)).toContain('Try again');
  expect(page.text).toContain(answer.headers.get('x-request-id') ?? 'no id');
  expect(html).not.toContain('a secret of the server');
});
