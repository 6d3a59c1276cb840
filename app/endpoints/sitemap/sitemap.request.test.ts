import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { brand } from '#content/brand.yaml';
import { pages } from '#content/pages.yaml';
import { allPages } from '#domain/pages/pages.ts';
import { isClosed } from '#server/jobs/job.ts';
import { readJobFolder } from '#server/jobs/sources/markdown-jobs.ts';
import { startBuiltSite } from '../../../tests/support/built-site.ts';
import { contentForTests } from '../../../tests/support/content-for-tests.ts';

// One of the jobs for tests has closed, and the others are open.
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
const site = await startBuiltSite();
const plainPath = (url: string) => url.replace(brand.publicUrl, '');

describe('the sitemap', () => {
  it('names pages that are there to be found, and can be shared with a picture', async () => {
    const { status, headers, text } = await site.send('/sitemap.xml');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    const urls = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
    expect(urls.length).toBeGreaterThan(allPages.length);
    for (const url of urls) {
      const answer = await site.send(plainPath(url));
      const { page } = answer;
      expect([answer.status, page.meta('robots')], url).toEqual([200, null]);
      expect(page.canonical, url).toBe(url);
      const image = page.meta('og:image') ?? '';
      expect(image, url).toMatch(new RegExp(`^${brand.publicUrl}/`));
      const picture = await site.send(plainPath(image), { method: 'HEAD' });
      expect([picture.status, picture.headers.get('content-type')], url).toEqual([200, 'image/jpeg']);
      const types = page.structuredData.flatMap((data) => data['@type']);
      if (url !== `${brand.publicUrl}/`) expect(types, url).toContain('BreadcrumbList');
    }
  });

  it('has the open jobs with their days, and neither closed jobs nor pages of results', async () => {
    const { text } = await site.send('/sitemap.xml');
    const { jobs } = await readJobFolder(join(contentForTests, 'jobs'));
    for (const job of jobs) {
      const line = `<loc>${brand.publicUrl}/careers/${job.id}</loc><lastmod>${job.postedDate}</lastmod>`;
      expect(text.includes(line), job.id).toBe(!isClosed(job, new Date()));
    }
    expect(text).not.toContain('/search');
  });
});

it('robots are told of it, and what not to read', async () => {
  const { headers, text } = await site.send('/robots.txt');
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(text).toContain(`Sitemap: ${brand.publicUrl}/sitemap.xml`);
  expect(text).toContain('Disallow: /api/');
});

it('who finds a hole is told whom to write to, and until when that is true', async () => {
  const { status, headers, text } = await site.send('/.well-known/security.txt');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toContain(`Contact: mailto:${brand.email.privacy}`);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 3_600_000);
});

it('the manifest names icons that are there', async () => {
  const { headers, text } = await site.send('/site.webmanifest');
  expect(headers.get('content-type')).toBe('application/manifest+json');
  const manifest = JSON.parse(text);
  expect(manifest).toMatchObject({
    name: brand.longName,
    short_name: brand.name,
    description: pages.home.description,
    start_url: '/',
  });
  const home = (await site.send('/')).text;
  const links = [...home.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)];
  const ofPages = links.map(([, href = '']) => href);
  expect(ofPages).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']);
  expect(home.match(/<meta name="theme-color"/g)).toHaveLength(2);
  const icons: string[] = manifest.icons.map(({ src }: { src: string }) => src);
  for (const path of [...ofPages, ...icons]) {
    expect((await site.send(path, { method: 'HEAD' })).status, path).toBe(200);
  }
});

it('the list for the search in the browser has pages, questions and open jobs', async () => {
  const { headers, text } = await site.send('/search-index.json');
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
    'application/json',
    'public, max-age=300',
  ]);
  expect(text).toContain('/night-care');
  expect(text).toContain('/faq#');
  expect(text).toContain('/careers/live-in-carer-new-forest');
  expect(text).not.toContain('care-coordinator-fareham');
});
