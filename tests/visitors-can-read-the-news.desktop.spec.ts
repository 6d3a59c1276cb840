import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '#content/brand.yaml';
import { violations } from './support/axe.ts';
import { test as base, expect } from './support/site.ts';
import { visit } from './support/visit.ts';

const openDay = `---
title: Our doors are open in March
date: 2026-11-20
summary: Tea, a talk about night care, and time for questions.
---

Everybody is *welcome*, and nobody sells anything.

## When and where

- Saturday: two to four
- Place: the [neighbourhood hall](/contact)

<script>alert(1)</script>
`;

/** A site over a folder of its own, which the test fills while the site runs. */
const test = base.extend<object, { contentDir: string }>({
  contentDir: [
    async ({ browserName: _ }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'content-'));
      for (const name of ['jobs', 'news', 'useful-information']) await mkdir(join(folder, name));
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ contentDir }, use) => use({ RATE_LIMITS: 'off', CONTENT_DIR: contentDir }),
    { scope: 'worker' },
  ],
});

test('a file dropped into the folder is a page that can be found, followed and read', async ({
  page,
  request,
  contentDir,
}) => {
  await writeFile(join(contentDir, 'news', 'open-day.md'), openDay);
  await writeFile(join(contentDir, 'news', '_draft.md'), openDay);
  await writeFile(join(contentDir, 'news', 'half-done.md'), openDay.replace('2026-11-20', 'soon'));
  await expect.poll(async () => (await request.get('/news')).text()).toContain('Our doors are open in March');

  await visit(page, '/news');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Our doors are open in March' }).click();
  await expect(page).toHaveURL('/news/open-day');
  await expect(page).toHaveTitle(`${brand.name} | Our doors are open in March`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our doors are open in March');
  await expect(page.getByText('Published 20 November 2026')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'When and where' })).toBeVisible();
  await expect(page.getByText('<script>alert(1)</script>')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const feed = await request.get('/news/feed.xml');
  expect(feed.headers()['content-type']).toContain('application/atom+xml');
  expect(await feed.text()).toContain(`${brand.publicUrl}/news/open-day`);
  await page.goto('/news');
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute('href', '/news/feed.xml');
  await page.goto('/search?q=doors+march');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Our doors are open in March' }),
  ).toBeVisible();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${brand.publicUrl}/news/open-day</loc><lastmod>2026-11-20</lastmod>`);
});
