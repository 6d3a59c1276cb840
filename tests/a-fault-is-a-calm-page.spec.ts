import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { pino } from 'pino';
import { createRequestHandler } from 'react-router';
import { brand } from '../content/brand.ts';
import { createHttpServer } from '../server/http/http-server.ts';
import { createPageHandler } from '../server/http/page-handler.ts';
import type { Services } from '../server/services.ts';

/** The built pages over a postcode check that is broken beyond its contract. */
const test = base.extend<{ brokenSite: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it hands over from here
  brokenSite: async ({}, use) => {
    const build = await import(join(import.meta.dirname, '../build/server/index.js'));
    const services = {
      postcodes: {
        check: async () => {
          throw new Error('a secret of the server');
        },
      },
    } as unknown as Services;
    const server = createHttpServer({
      site: new Map(),
      handlePage: createPageHandler({
        render: createRequestHandler(build, 'production'),
        services,
        publicUrl: null,
      }),
      checkReady: async () => {},
      tls: false,
      trustProxy: null,
      log: pino({ level: 'silent' }),
    });
    await use(await server.listen({ port: 0, host: '127.0.0.1' }));
    await server.close();
  },
});

test('it has status 500, the request id and a phone number, and no detail of the fault', async ({
  request,
  brokenSite,
}) => {
  const answer = await request.post(`${brokenSite}/postcode-check`, { form: { postcode: 'SO14 7LY' } });
  const html = await answer.text();
  expect(answer.status()).toBe(500);
  expect(html).toContain('Something went wrong');
  expect(html).toContain(brand.phone.url);
  expect(html).toContain(answer.headers()['x-request-id'] ?? 'no id');
  expect(html).not.toContain('a secret of the server');
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('it can be read, and leads on', async ({ page, brokenSite }) => {
    await page.goto(brokenSite);
    await page.getByLabel('Enter your postcode').fill('SO14 7LY');
    await page.getByRole('button', { name: 'Check my postcode' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await expect(page.getByRole('main').getByRole('link', { name: brand.phone.display })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  });
});
