import { brand } from '../content/brand.ts';
import { eventPage, events } from '../content/events.ts';
import { allPages } from '../content/pages.ts';
import { isClosed, openJobs } from '../server/jobs/job.ts';
import { readJobFolder } from '../server/jobs/markdown-jobs.ts';
import { expect, test } from './support/site.ts';

interface Structured {
  '@type': string | string[];
  [field: string]: unknown;
}

function structuredData(html: string): Structured[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, json = '']) => JSON.parse(json));
}

const typesIn = (html: string) => structuredData(html).flatMap((item) => item['@type']);
const metaOf = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];

test('every page of the sitemap is there to be found, and can be shared with a picture', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
  expect(urls.length).toBeGreaterThan(allPages.length);
  for (const url of urls) {
    const answer = await request.get(url.replace(brand.publicUrl, ''));
    const html = await answer.text();
    expect(answer.status(), url).toBe(200);
    expect(html, url).toContain(`<link rel="canonical" href="${url.replace(/\/$/, '')}`);
    expect(html, url).not.toContain('content="noindex"');
    const image = metaOf(html, 'og:image') ?? '';
    expect(image, url).toMatch(new RegExp(`^${brand.publicUrl}/`));
    const picture = await request.head(image.replace(brand.publicUrl, ''));
    expect([picture.status(), picture.headers()['content-type']], url).toEqual([200, 'image/jpeg']);
    if (url !== `${brand.publicUrl}/`) expect(typesIn(html), url).toContain('BreadcrumbList');
  }
});

test('the sitemap has the open jobs with their days, and neither closed jobs nor pages of results', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const { jobs } = await readJobFolder('content/jobs');
  for (const job of jobs) {
    const line = `<loc>${brand.publicUrl}/careers/${job.id}</loc><lastmod>${job.postedDate}</lastmod>`;
    expect(sitemap.includes(line), job.id).toBe(!isClosed(job, new Date()));
  }
  expect(sitemap).not.toContain('/search');
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${brand.publicUrl}/sitemap.xml`);
});

test('the provider, a job and an event say what they are', async ({ request }) => {
  const htmlOf = async (path: string) => (await request.get(path)).text();
  expect(typesIn(await htmlOf('/'))).toEqual(
    expect.arrayContaining(['Organization', 'LocalBusiness', 'WebSite']),
  );
  const [job] = openJobs((await readJobFolder('content/jobs')).jobs, new Date());
  expect(typesIn(await htmlOf(`/careers/${job?.id}`))).toContain('JobPosting');
  for (const event of events) {
    const html = await htmlOf(eventPage.path(event));
    expect(typesIn(html)).toContain('Event');
    // What is shared of it has its name in the picture.
    expect(metaOf(html, 'og:image')).toContain(`/media/share/events-${event.slug}.`);
  }
});

test('the site has an icon wherever it is kept, and the manifest that names them', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const links = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)];
  const manifest = await (await request.get('/site.webmanifest')).json();
  expect(manifest).toMatchObject({ name: brand.longName, short_name: brand.name, start_url: '/' });
  const icons = manifest.icons.map(({ src }: { src: string }) => src);
  expect(links).toHaveLength(4);
  for (const path of [...links.map(([, path = '']) => path), ...icons]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
  expect(html.match(/<meta name="theme-color"/g)).toHaveLength(2);
});
