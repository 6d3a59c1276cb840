import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { CACHE_POLICIES } from '#domain/http/cache-policies.ts';
import type { CachedPage } from './cached-page.ts';
import { createPageCache, type PageCache } from './page-cache.ts';

const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': CACHE_POLICIES.sharedPage };

function setUp(options: { maxBytes?: number; answer?: () => Response | Promise<Response> } = {}) {
  let time = 1_000_000;
  const state = { renders: 0, html: '<p>first</p>' };
  const answer = options.answer ?? (() => new Response(state.html, { headers: HEADERS }));
  const pages = createPageCache({ ...options, now: () => time });
  const load = (key: string | null = '/careers') =>
    pages.load(key, async () => {
      state.renders += 1;
      return answer();
    });
  return {
    state,
    pages,
    load,
    later: (ms: number) => {
      time += ms;
    },
  };
}

async function textOf(answer: ReturnType<PageCache['load']>): Promise<string> {
  const page = await answer;
  return page instanceof Response ? page.text() : page.identity.toString();
}

it('renders a page once for all who ask for it at the same time, and for ten seconds after', async () => {
  const { state, load, later } = setUp();
  expect(await Promise.all([textOf(load()), textOf(load())])).toEqual(['<p>first</p>', '<p>first</p>']);
  later(10_000);
  await load();
  expect(state.renders).toBe(1);
  later(1);
  await load();
  expect(state.renders).toBe(2);
});

it('gives each page an ETag of its words, and to browsers a policy of no age', async () => {
  const { pages, load } = setUp();
  await load();
  const headers = pages.get('/careers')?.headers;
  expect(headers).toMatchObject({ 'cache-control': CACHE_POLICIES.revalidated, vary: 'Accept-Encoding' });
  expect(headers?.etag).toMatch(/^"[\w-]{22}"$/);
});

const LIST = [...Array(400).keys()].map((number) => `<li>Job ${number * 7919} in the town</li>`).join('');

async function compressedSize(pages: PageCache, key = '/careers'): Promise<number> {
  const page = pages.get(key);
  await page?.compress('br');
  const { br = Buffer.alloc(0) } = page?.encoded ?? {};
  expect(brotliDecompressSync(br).toString()).toBe(page?.identity.toString());
  return br.length;
}

it('keeps the compressed forms of a page that was rendered again and has not changed', async () => {
  const { state, pages, load, later } = setUp();
  state.html = LIST;
  const before = (await load()) as CachedPage;
  await before.compress('br');
  later(10_001);
  await load();
  expect(pages.get('/careers')?.encoded).toEqual(before.encoded);

  later(10_001);
  state.html = '<p>changed</p>';
  expect(await textOf(load())).toBe('<p>changed</p>');
  expect(pages.get('/careers')?.encoded).toEqual({});
});

it('compresses a warmed page as far as can be, and lets no other push it out', async () => {
  const { state, pages, load, later } = setUp({ maxBytes: 100_000 });
  state.html = LIST;
  await pages.warm('/about', async () => new Response(LIST, { headers: HEADERS }));
  for (const key of ['/a', '/b', '/c', '/d', '/e']) await load(key);
  expect(pages.get('/a')).toBeUndefined();
  const smallest = await compressedSize(pages, '/about');
  expect(smallest).toBeLessThan(await compressedSize(pages, '/e'));
  later(10_001);
  pages.clear();
  expect(pages.get('/about')).toBeUndefined();
  await load('/about');
  expect(pages.get('/about')?.encoded.br).toHaveLength(smallest);
});

it('warms nothing that is not the same for everybody', async () => {
  const { pages } = setUp();
  const cancelled = Promise.withResolvers<void>();
  const body = new ReadableStream({ cancel: () => cancelled.resolve() });
  await pages.warm('/contact', async () => new Response(body));
  await cancelled.promise;
  expect(pages.get('/contact')).toBeUndefined();
});

it('leaves a page alone that fits into one packet anyway', async () => {
  const { pages, load } = setUp();
  await load();
  await pages.get('/careers')?.compress('br');
  expect(pages.get('/careers')?.encoded).toEqual({});
});

it('forgets everything when a source has changed, what is being rendered included', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { state, pages, load } = setUp({ answer: () => promise });
  const before = load();
  pages.clear();
  resolve(new Response('<p>old</p>', { headers: HEADERS }));
  expect(await textOf(before)).toBe('<p>old</p>');
  expect(pages.get('/careers')).toBeUndefined();
  expect(state.renders).toBe(1);
});

it('keeps no more than it may, and forgets first what nobody asked for lately', async () => {
  const { state, pages, load } = setUp({ maxBytes: 100_000 });
  state.html = 'x'.repeat(20_000);
  for (const key of ['/a', '/b', '/a', '/c']) await load(key);
  expect(['/a', '/b', '/c'].map((key) => pages.get(key) !== undefined)).toEqual([true, false, true]);
});

it.each<[string, ResponseInit]>([
  ['says no-store', { headers: { ...HEADERS, 'cache-control': 'no-store' } }],
  ['says nothing about caching', { headers: { 'content-type': 'text/html' } }],
  ['is private', { headers: { ...HEADERS, 'cache-control': 'private, s-maxage=60' } }],
  ['sets a cookie', { headers: { ...HEADERS, 'set-cookie': 'a=b' } }],
  ['varies', { headers: { ...HEADERS, vary: 'Accept-Language' } }],
  ['is no page', { headers: { ...HEADERS, 'content-type': 'application/json' } }],
  ['is an outage', { status: 503, headers: HEADERS }],
  ['leads elsewhere', { status: 302, headers: HEADERS }],
])('keeps no answer that %s', async (_what, init) => {
  const { state, load } = setUp({ answer: () => new Response('words', init) });
  expect(await Promise.all([textOf(load()), textOf(load())])).toEqual(['words', 'words']);
  expect(state.renders).toBe(2);
});

it('keeps a page that was not found', async () => {
  const { state, load } = setUp({ answer: () => new Response('none', { status: 404, headers: HEADERS }) });
  await load();
  expect(await load()).toMatchObject({ status: 404 });
  expect(state.renders).toBe(1);
});

it('neither keeps nor shares a page that is asked for without a key', async () => {
  const { state, pages, load } = setUp();
  const answers = await Promise.all([load(null), load(null)]);
  expect(answers[0]).toMatchObject({ headers: { 'cache-control': CACHE_POLICIES.revalidated } });
  expect(state.renders).toBe(2);
  expect(pages.get('/careers')).toBeUndefined();
});

it('tells all who wait that a page cannot be rendered, and tries again', async () => {
  let broken = true;
  const answer = () => {
    if (broken) throw new Error('broken');
    return new Response('whole', { headers: HEADERS });
  };
  const { load } = setUp({ answer });
  const outcomes = await Promise.allSettled([load(), load()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  broken = false;
  expect(await textOf(load())).toBe('whole');
});
