import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { brand } from '#content/brand.yaml';
import { startBuiltSite } from '../../tests/support/built-site.ts';
import { startSite } from '../../tests/support/start-site.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

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
const feed = '/news/feed.xml';

/** A folder of content with these files. */
async function folderOf(files: Record<string, string>): Promise<string> {
  const folder = temporaryFolder();
  for (const name of ['jobs', 'news', 'useful-information']) await mkdir(join(folder, name));
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
  return folder;
}

async function siteWith(files: Record<string, string> = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
  return startBuiltSite({ CONTENT_DIR: await folderOf(files) });
}

it('an empty list says that there is nothing yet, and is not for search engines', async () => {
  const site = await siteWith();
  const news = (await site.send('/news')).page;
  expect(news.headings(1)).toEqual(['Latest News & Updates']);
  expect(news.headings(2)).toContain('No News Available Yet');
  expect((await site.send('/news')).text).toContain('<img src="/favicon.svg"');
  const guides = (await site.send('/useful-information')).page;
  expect(guides.headings(2)).toContain('Content Coming Soon');
  for (const { meta, links } of [news, guides]) {
    expect(meta('robots')).toBe('noindex');
    expect(links.map(({ href }) => href)).not.toContain(feed);
  }
  expect((await site.send('/news')).text).not.toContain('type="application/atom+xml"');
  expect((await site.send('/sitemap.xml')).text).not.toMatch(/\/(news|useful-information)</);
});

it('every footer leads to both lists, also while there is nothing to read', async () => {
  const empty = await siteWith();
  for (const path of ['/', '/contact', '/no-such-page']) {
    const links = (await empty.send(path)).page.links.map(({ href }) => href);
    expect(links, path).toEqual(expect.arrayContaining(['/news', '/useful-information']));
  }
});

it('a file in the folder is a page that can be found, followed and read', async () => {
  const site = await siteWith({
    'news/open-day.md': openDay,
    'news/_draft.md': openDay,
    'news/half-done.md': openDay.replace('2026-11-20', 'soon'),
  });
  const { text: listed, page: list } = await site.send('/news');
  expect(listed).toMatch(/type="application\/atom\+xml"[^>]* href="\/news\/feed\.xml"/);
  expect(list.meta('robots')).toBeNull();
  expect(
    list.links.filter(({ href }) => href.startsWith('/news/open-day')).map(({ text }) => text),
  ).toContain('Our doors are open in March');
  expect(list.text).not.toContain('half-done');

  const { status, text, page } = await site.send('/news/open-day');
  expect([status, page.title]).toEqual([200, `${brand.name} | Our doors are open in March`]);
  expect([page.canonical, page.meta('robots')]).toEqual([`${brand.publicUrl}/news/open-day`, null]);
  expect(page.headings(1)).toEqual(['Our doors are open in March']);
  expect(page.headings(2)).toContain('When and where');
  expect(page.text).toContain('Published 20 November 2026');
  expect(page.text).toContain('<script>alert(1)</script>');
  expect(text).not.toContain('<script>alert(1)');

  const atom = await site.send(feed);
  expect(atom.headers.get('content-type')).toContain('application/atom+xml');
  expect(atom.headers.get('cache-control')).toBe('public, max-age=300');
  expect(atom.text).toContain(`${brand.publicUrl}/news/open-day`);
  expect((await site.send('/search?q=doors+march')).page.links).toContainEqual(
    expect.objectContaining({ href: '/news/open-day' }),
  );
  expect((await site.send('/sitemap.xml')).text).toContain(
    `<loc>${brand.publicUrl}/news/open-day</loc><lastmod>2026-11-20</lastmod>`,
  );
});

it('a draft and a file with a fault are no pages', async () => {
  const site = await siteWith({
    'news/_draft.md': openDay,
    'useful-information/guide.md': openDay.replace('title:', 'titel:'),
  });
  for (const path of ['/news/_draft', '/news/draft', '/useful-information/guide']) {
    const { status, text } = await site.send(path);
    expect(status, path).toBe(404);
    expect(text).toContain('name="q"');
  }
});

it('a file with a fault is named in the log, with its line', async () => {
  const fault = openDay.replace('title:', 'titel:');
  const site = await startSite({ CONTENT_DIR: await folderOf({ 'useful-information/guide.md': fault }) });
  await expect
    .poll(site.output)
    .toMatch(/of useful-information is left out: guide\.md:2: titel: is no field of an? \w+/);
  await site.stop();
});

it('a guide of many parts has them as its contents, a short one does not', async () => {
  const parts = ['Who *asks*?', 'When?', 'Where?', 'What then?', 'And [who pays](/contact)?'];
  const head = '---\ntitle: A guide\ndate: 2026-11-20\nsummary: What to ask.\n---\n\nWords.\n';
  const site = await siteWith({
    'useful-information/long.md': head + parts.map((part) => `\n## ${part}\n\nWords.\n`).join(''),
    'useful-information/short.md': `${head}\n## When?\n\nWords.\n`,
  });
  const long = (await site.send('/useful-information/long')).text;
  const entries = [...long.matchAll(/<a href="#(part-\d)"[^>]*>([^<]+)</g)];
  expect(entries.map(([, , words]) => words)).toEqual([
    'Who asks?',
    'When?',
    'Where?',
    'What then?',
    'And who pays?',
  ]);
  for (const [, id] of entries) expect(long).toContain(`<h2 id="${id}">`);
  expect((await site.send('/useful-information/short')).text).not.toContain('#part-');
});
