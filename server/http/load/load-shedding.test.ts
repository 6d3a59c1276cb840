import { describe, expect, it } from 'vitest';
import { CACHE_POLICIES } from '#domain/http/cache-policies.ts';
import { dial, type RenderRequest, serve } from '../http-server-for-tests.ts';
import { createPageCache } from '../pages/page-cache.ts';
import { watchEventLoopDelay } from './event-loop-delay.ts';
import { createLoadShedding } from './load-shedding.ts';

const shared: RenderRequest = async (request) =>
  new Response(`<p>rendered ${new URL(request.url).pathname}</p>`, {
    headers: { 'content-type': 'text/html', 'cache-control': CACHE_POLICIES.sharedPage },
  });
const post = (url: string) => fetch(url, { method: 'POST', body: 'x', redirect: 'manual' });

/** A site that is busy as long as one says so, and what it counted as refused. */
async function busySite(render: RenderRequest = shared) {
  const load = { isBusy: false, at: 0 };
  const refused: string[] = [];
  const shedding = createLoadShedding({
    isBusy: () => load.isBusy,
    minUnderWay: 0,
    metrics: { shed: (what) => void refused.push(what) },
  });
  const url = await serve({ render, shedding, pages: createPageCache({ now: () => load.at }) });
  return { url, load, refused };
}

describe('a site with too much to do', () => {
  it('answers with finished pages, and with others as they were last rendered', async () => {
    const { url, load } = await busySite();
    await fetch(`${url}/careers`);
    load.isBusy = true;
    load.at = 3_600_000;
    for (const path of ['/about', '/careers']) expect((await fetch(url + path)).status).toBe(200);
    expect(await (await fetch(`${url}/careers`)).text()).toBe('<p>rendered /careers</p>');
  });

  it.each([
    ['a page that it has to render', '/search?q=care', 'GET', 'page'],
    ['a question to the assistant', '/api/chat/completions', 'POST', 'assistant'],
    ['an application', '/careers/nurse/apply', 'POST', 'upload'],
    ['an application of another installation', '/api/./apply', 'POST', 'upload'],
  ])(
    'refuses %s after a pause, with the plain page, and takes it again afterwards',
    async (_, path, method, what) => {
      const { url, load, refused } = await busySite();
      const ask = () => fetch(url + path, { method, ...(method === 'POST' && { body: 'x' }) });
      load.isBusy = true;
      const answer = await ask();
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(answer.headers.get('cache-control')).not.toContain('public');
      expect(await answer.text()).toContain('We are busy just now');
      expect(refused).toEqual([what]);
      load.isBusy = false;
      expect((await ask()).status).toBe(200);
    },
  );

  it('still takes a message', async () => {
    const { url, load } = await busySite();
    load.isBusy = true;
    expect((await post(`${url}/contact`)).status).toBe(200);
  });
});

it('a process that is late with little to do refuses nothing, and with much it does', async () => {
  const gates: (() => void)[] = [];
  const render: RenderRequest = async () => {
    await new Promise<void>((resolve) => gates.push(resolve));
    return new Response('rendered');
  };
  const shedding = createLoadShedding({ isBusy: () => true, minUnderWay: 2 });
  const url = await serve({ render, shedding });
  const first = [fetch(`${url}/search?q=a`), post(`${url}/careers/nurse/apply`)];
  await expect.poll(() => gates.length).toBe(2);
  expect((await fetch(`${url}/search?q=b`)).status).toBe(503);
  for (const open of gates) open();
  for (const answer of await Promise.all(first)) expect(answer.status).toBe(200);
});

describe('work under way', () => {
  function gate() {
    const gates: (() => void)[] = [];
    const render: RenderRequest = async () => {
      await new Promise<void>((resolve) => gates.push(resolve));
      return new Response('rendered');
    };
    return { gates, render };
  }

  it('is bounded for pages: the next is refused, and there is room when one is done', async () => {
    const { gates, render } = gate();
    const url = await serve({ render, shedding: createLoadShedding({ maxPages: 2 }) });
    const first = [fetch(`${url}/a`), fetch(`${url}/b`)];
    await expect.poll(() => gates.length).toBe(2);
    expect((await fetch(`${url}/c`)).status).toBe(503);
    expect((await fetch(`${url}/about`)).status).toBe(200);
    for (const open of gates) open();
    for (const answer of await Promise.all(first)) expect(answer.status).toBe(200);
    const next = fetch(`${url}/c`);
    await expect.poll(() => gates.length).toBe(3);
    gates[2]?.();
    expect((await next).status).toBe(200);
  });

  it('begins one page in a turn of the event loop, in the order in which they came', async () => {
    const shedding = createLoadShedding();
    const seen: string[] = [];
    const noteTurn = () => {
      seen.push('turn');
      if (!seen.includes('c')) setImmediate(noteTurn);
    };
    setImmediate(noteTurn);
    await Promise.all(['a', 'b', 'c'].map((page) => shedding.page(async () => seen.push(page))));
    expect(seen).toEqual(['turn', 'a', 'turn', 'b', 'turn', 'c']);
  });

  it('is bounded for forms, and one client leaves places for all others', async () => {
    const { gates, render } = gate();
    const shedding = createLoadShedding({ maxForms: 3, maxFormsPerClient: 2 });
    const url = await serve({ render, shedding, trustProxy: '127.0.0.1' });
    const from = (client: string) =>
      fetch(`${url}/contact`, { method: 'POST', body: 'x', headers: { 'x-forwarded-for': client } });
    const one = [from('203.0.113.1'), from('203.0.113.1')];
    await expect.poll(() => gates.length).toBe(2);
    expect((await from('203.0.113.1')).status).toBe(503);
    const other = from('203.0.113.2');
    await expect.poll(() => gates.length).toBe(3);
    expect((await from('203.0.113.3')).status).toBe(503);
    for (const open of gates) open();
    for (const answer of await Promise.all([...one, other])) expect(answer.status).toBe(200);
  });

  it('of a form whose sender leaves gives its place back', async () => {
    const { gates, render } = gate();
    const url = await serve({ render, shedding: createLoadShedding({ maxForms: 1 }) });
    const { socket, send } = await dial(url);
    send('POST /contact HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\nx');
    await expect.poll(() => gates.length).toBe(1);
    expect((await post(`${url}/contact`)).status).toBe(503);
    socket.destroy();
    gates[0]?.();
    const next = post(`${url}/contact`);
    await expect.poll(() => gates.length).toBe(2);
    gates[1]?.();
    expect((await next).status).toBe(200);
  });

  it('is none while a form trickles: it takes no place until it is there', async () => {
    const render: RenderRequest = async (request) => new Response(await request.text());
    const url = await serve({ render, shedding: createLoadShedding({ maxForms: 1, maxFormsPerClient: 1 }) });
    const trickling = await Promise.all(Array.from({ length: 5 }, () => dial(url)));
    for (const { send, read } of trickling) {
      send('POST /contact HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nExpect: 100-continue\r\n\r\n');
      await expect.poll(read).toContain('100 Continue');
      send('hel');
    }
    expect((await post(`${url}/contact`)).status).toBe(200);
    trickling[0]?.send('lo');
    await expect.poll(() => trickling[0]?.read()).toContain('hello');
  });
});

it('a process that gets late to its work again and again is busy, until it has caught up', async () => {
  const eventLoop = watchEventLoopDelay({ busyMs: 20 });
  const holdUp = () => {
    const end = performance.now() + 300;
    while (performance.now() < end);
  };
  expect(eventLoop.isBusy()).toBe(false);
  await expect
    .poll(() => {
      holdUp();
      return eventLoop.isBusy();
    })
    .toBe(true);
  await expect.poll(eventLoop.isBusy).toBe(false);
  eventLoop.stop();
});
