import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { CACHE_POLICIES } from '#domain/http/cache-policies.ts';
import { type RenderRequest, rawGet, serve } from '../http-server-for-tests.ts';
import { createPageCache } from './page-cache.ts';

const HTML = `<script>go()</script><p>${'seven jobs '.repeat(500)}</p>`;

/** A renderer of pages that are the same for everybody; it counts, and may take its time. */
function sharedPages({ status = 200, until = Promise.resolve() } = {}) {
  const requests: Request[] = [];
  const render: RenderRequest = async (request) => {
    requests.push(request);
    await until;
    const headers = { 'content-type': 'text/html', 'cache-control': CACHE_POLICIES.sharedPage };
    return new Response(HTML, { status, headers });
  };
  return { render, requests };
}

it('a shared page is rendered once and answered to everybody in what they accept', async () => {
  const { render, requests } = sharedPages();
  const url = await serve({ render });
  const get = (encoding: string) => rawGet(`${url}/careers?page=2`, { 'accept-encoding': encoding });
  const [br, again, gzip, plain] = [
    await get('br'),
    await get('br'),
    await get('gzip'),
    await get('identity'),
  ];
  expect(brotliDecompressSync(br.body).toString()).toBe(HTML);
  expect(again.body).toEqual(br.body);
  expect(gunzipSync(gzip.body).toString()).toBe(HTML);
  expect(plain.body.toString()).toBe(HTML);
  expect(br.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(br.body.length),
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  });
  expect(br.headers['x-request-id']).not.toBe(again.headers['x-request-id']);
  expect(br.headers['content-security-policy']).toMatch(/; script-src 'self'$/);
  expect(requests).toHaveLength(1);
});

it('a shared page is rendered once for those who ask at the same time, even if the first of them leaves', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { render, requests } = sharedPages({ until: promise });
  const url = await serve({ render });
  const leaving = new AbortController();
  const first = fetch(`${url}/careers`, { signal: leaving.signal });
  await expect.poll(() => requests.length).toBe(1);
  const others = [fetch(`${url}/careers`), fetch(`${url}/careers`)];
  leaving.abort();
  await expect(first).rejects.toThrow();
  resolve();
  for (const answer of await Promise.all(others)) expect(await answer.text()).toBe(HTML);
  expect(requests).toHaveLength(1);
});

it('a shared page is not sent to those who have it, and its head alone to those who ask for that', async () => {
  const { render, requests } = sharedPages();
  const url = await serve({ render });
  const head = await rawGet(`${url}/careers`, { 'accept-encoding': 'br' }, 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
  const whole = await rawGet(`${url}/careers`, { 'accept-encoding': 'br' });
  expect(head.headers['content-length']).toBe(whole.headers['content-length']);
  const known = await rawGet(`${url}/careers`, { 'if-none-match': String(head.headers.etag) });
  expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, head.headers.etag]);
  const part = await rawGet(`${url}/careers`, { range: 'bytes=0-1' });
  expect([part.status, part.body.length]).toEqual([200, HTML.length]);
  expect(requests).toHaveLength(1);
});

it('a page that is not there is kept too, and always told as not there', async () => {
  const { render, requests } = sharedPages({ status: 404 });
  const url = await serve({ render });
  const { status, headers } = await rawGet(`${url}/careers/gone`);
  const again = await rawGet(`${url}/careers/gone`, { 'if-none-match': String(headers.etag) });
  expect([status, again.status, again.body.toString()]).toEqual([404, 404, HTML]);
  expect(requests).toHaveLength(1);
});

it.each([
  ['a cookie', { cookie: 'visitor=1' }],
  ['credentials', { authorization: 'Basic YTpi' }],
])('nothing is kept of a visitor who sends %s, nor given to them', async (_what, headers) => {
  const { render, requests } = sharedPages();
  const url = await serve({ render });
  for (const sent of [headers, {}, headers]) await rawGet(`${url}/careers`, sent);
  expect(requests).toHaveLength(3);
});

it('a page is kept by the address that it was asked by, and not under one of unusual length', async () => {
  const { render, requests } = sharedPages();
  const url = await serve({ render });
  for (const host of ['one.example', 'two.example', 'one.example']) await rawGet(`${url}/careers`, { host });
  expect(requests.map(({ url: rendered }) => rendered)).toEqual([
    'http://one.example/careers',
    'http://two.example/careers',
  ]);
  const long = `${url}/careers?q=${'x'.repeat(1024)}`;
  await rawGet(long);
  await rawGet(long);
  expect(requests).toHaveLength(4);
});

it('the answer to a form is nobody else’s, even where the page of the form is everybody’s', async () => {
  const { render, requests } = sharedPages();
  const url = await serve({ render });
  const post = await fetch(`${url}/careers`, { method: 'POST', body: 'a=b' });
  expect(post.headers.get('cache-control')).toBe('no-store');
  expect((await fetch(`${url}/careers`)).headers.get('cache-control')).toBe(CACHE_POLICIES.revalidated);
  expect(requests).toHaveLength(2);
});

it('a page that thanks one visitor is neither cached nor kept by any browser', async () => {
  const { render, requests } = sharedPages();
  const url = await serve({ render });
  const thanks = `${url}/contact?sent=WF-AB12-CD34.${'x'.repeat(22)}`;
  for (let visit = 0; visit < 2; visit += 1)
    expect((await rawGet(thanks)).headers['cache-control']).toBe('no-store');
  expect(requests).toHaveLength(2);
});

it('a shared page is rendered anew when what it shows has changed', async () => {
  const { render, requests } = sharedPages();
  const pages = createPageCache();
  const url = await serve({ render, pages });
  await rawGet(`${url}/careers`);
  pages.clear();
  await rawGet(`${url}/careers`);
  expect(requests).toHaveLength(2);
});
