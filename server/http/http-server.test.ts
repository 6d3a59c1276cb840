import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { MAX_APPLICATION_BYTES, MIN_BYTES_PER_SECOND } from '../limits/limits.ts';
import {
  dial,
  type RenderRequest,
  rawGet,
  requestTimeoutOfLast,
  serve,
  stopLast,
} from './http-server-for-tests.ts';

describe('finished files', () => {
  it('are answered compressed to those who accept it', async () => {
    const url = await serve();
    const answer = await fetch(`${url}/about`, { headers: { 'accept-encoding': 'identity' } });
    expect(await answer.text()).toBe('<p>whole</p>');
    expect(answer.headers.get('content-encoding')).toBeNull();
    const raw = await rawGet(`${url}/about`, { 'accept-encoding': 'br' });
    expect(raw.headers['content-encoding']).toBe('br');
    expect(raw.body.toString()).toBe('compressed');
  });

  it('are not sent again to those who have them', async () => {
    const url = await serve();
    const answer = await fetch(`${url}/about`, { headers: { 'if-none-match': '"page"' } });
    expect(answer.status).toBe(304);
    expect(await answer.text()).toBe('');
  });

  it('are the same with any query', async () => {
    const url = await serve();
    expect(await (await fetch(`${url}/about?tab=2`)).text()).toBe('<p>whole</p>');
    expect(await (await fetch(`${url}/film.webm?v=2`)).text()).toBe('0123456789');
  });

  it('are answered in parts, so that a film can be sought', async () => {
    const url = await serve();
    const answer = await fetch(`${url}/film.webm`, { headers: { range: 'bytes=2-4' } });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe('bytes 2-4/10');
    expect(await answer.text()).toBe('234');
    const beyond = await fetch(`${url}/film.webm`, { headers: { range: 'bytes=10-' } });
    expect(beyond.status).toBe(416);
  });
});

describe('every answer', () => {
  it('carries the security headers and a request id', async () => {
    const url = await serve();
    for (const path of ['/about', '/rendered', '/healthz']) {
      const { headers } = await fetch(url + path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('x-request-id')).toMatch(/^[\da-f]{12}$/);
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  });

  it('carries what only a document heeds if it is one', async () => {
    const url = await serve({ publicUrl: 'https://www.example.org' });
    const { headers } = await fetch(`${url}/font.woff2`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).not.toBeNull();
    expect(headers.get('permissions-policy')).toBeNull();
    expect(headers.get('x-frame-options')).toBeNull();
  });

  it('asks browsers to stay on TLS where the site is behind it', async () => {
    const url = await serve({ publicUrl: 'https://www.example.org' });
    const { headers } = await fetch(`${url}/about`);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    const onAll = await fetch(
      await serve({ publicUrl: 'https://www.example.org', tlsOnSubDomains: true }).then(
        (to) => `${to}/about`,
      ),
    );
    expect(onAll.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });

  it('has one address: a closing slash leads to the plain one, never to another host', async () => {
    const url = await serve();
    const to = async (path: string) => {
      const answer = await rawGet(url + path);
      return [answer.status, answer.headers.location];
    };
    expect(await to('/about/')).toEqual([308, '/about']);
    expect(await to('/about/?a=b')).toEqual([308, '/about?a=b']);
    expect(await to('//example.org/')).toEqual([308, '/example.org']);
    expect(await to(`/${'/'.repeat(8000)}a/`)).toEqual([308, '/a']);
    for (const path of ['/\\example.org/', '/\\/example.org/', '//\\example.org/'])
      expect(await to(path)).toEqual([200, undefined]);
  });
});

describe('rendered pages', () => {
  it('are compressed and keep their own status and headers', async () => {
    const render = async () =>
      new Response('long '.repeat(1000), { status: 404, headers: { 'content-type': 'text/html' } });
    const url = await serve({ render });
    const br = await rawGet(`${url}/x`, { 'accept-encoding': 'br' });
    expect([br.status, br.headers['content-encoding'], br.headers.vary]).toEqual([
      404,
      'br',
      'Accept-Encoding',
    ]);
    expect(brotliDecompressSync(br.body).toString()).toBe('long '.repeat(1000));
    const gzip = await rawGet(`${url}/x`, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.body).toString()).toBe('long '.repeat(1000));
  });

  it('run no script that stands in them, unless the page’s own policy says which', async () => {
    const url = await serve();
    const policy = (await fetch(`${url}/x`)).headers.get('content-security-policy');
    expect(policy).toMatch(/; script-src 'self'$/);
  });

  it('see the address that visitors use', async () => {
    const render: RenderRequest = async (request) => new Response(request.url);
    expect(
      await (await fetch(`${await serve({ render, publicUrl: 'https://www.example.org' })}/x?y`)).text(),
    ).toBe('https://www.example.org/x?y');
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'www.example.org' };
    const trusting = await serve({ render, trustProxy: '127.0.0.1' });
    expect(await (await fetch(`${trusting}/x`, { headers })).text()).toBe('https://www.example.org/x');
    const wary = await serve({ render });
    expect(await (await fetch(`${wary}/x`, { headers })).text()).toBe(`${wary}/x`);
  });

  it('know a household by its half of an IPv6 address, and an IPv4 address however it is written', async () => {
    const render: RenderRequest = async (_request, _services, facts) => new Response(facts.clientAddress);
    const url = await serve({ render, trustProxy: '127.0.0.1' });
    const seen = async (address: string) =>
      (await fetch(`${url}/x`, { headers: { 'x-forwarded-for': address } })).text();
    expect(await seen('2001:db8:1:2::77')).toBe(await seen('2001:db8:1:2::99'));
    expect(await seen('::ffff:203.0.113.7')).toBe('203.0.113.7');
  });

  it('know a visitor whose proxy writes ports, and refuse what a proxy calls by no address', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const render: RenderRequest = async (_request, _services, facts) => new Response(facts.clientAddress);
    const url = await serve({ render, log, trustProxy: '127.0.0.1, 10.0.0.0/8' });
    const seen = async (address: string) => {
      const answer = await fetch(`${url}/x`, { headers: { 'x-forwarded-for': address } });
      return answer.ok ? answer.text() : answer.status;
    };
    expect(await seen('203.0.113.7:51234')).toBe('203.0.113.7');
    expect(await seen('[2001:db8:1:2::77]:443')).toBe('2001:db8:1:2::/64');
    expect(await seen('198.51.100.1, 203.0.113.7:51234, 10.0.0.2:8080')).toBe('203.0.113.7');
    expect(lines).toEqual([]);
    expect(await seen('unknown')).toBe(400);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 40,
      msg: 'a request was refused: the proxy named no address of its client',
    });
  });

  it.each(['x-forwarded-for', 'x-real-ip', 'forwarded'])(
    'warn once of a proxy that writes %s and is not named, since all its visitors count as one',
    async (header) => {
      const lines: string[] = [];
      const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
      const url = await serve({ log });
      await fetch(`${url}/about`);
      expect(lines).toEqual([]);
      for (const visitor of ['203.0.113.7', '203.0.113.8'])
        await fetch(`${url}/about`, { headers: { [header]: visitor } });
      expect(lines).toHaveLength(1);
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({
        level: 40,
        proxy: expect.stringContaining('127.0.0.1'),
        msg: expect.stringContaining('TRUST_PROXY does not name it'),
      });
    },
  );

  it('that cannot be rendered become a calm page with the request id and a phone number', async () => {
    const render = async () => {
      throw new Error('secret detail');
    };
    const answer = await fetch(`${await serve({ render })}/x`);
    const text = await answer.text();
    expect(answer.status).toBe(500);
    expect(text).toContain(answer.headers.get('x-request-id'));
    expect(text).toContain('href="tel:');
    expect(text).not.toContain('secret detail');
  });
});

it.each([429, 503])('who is answered with %i is told when to try again', async (status) => {
  const after = async (headers: Record<string, string>) => {
    const url = await serve({ render: async () => new Response('', { status, headers }) });
    return (await fetch(`${url}/x`)).headers.get('retry-after');
  };
  expect(await after({})).toBe('30');
  expect(await after({ 'retry-after': '7' })).toBe('7');
});

describe('a form', () => {
  const post = (url: string, origin?: string) =>
    fetch(url, { method: 'POST', body: 'a=b', headers: origin === undefined ? {} : { origin } });
  const status = async (url: string, headers: Record<string, string>) =>
    (await rawGet(url, headers, 'POST')).status;

  it.each([
    ['a program', {}, 200],
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'https://www.example.org' }, 200],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }, 400],
    ['a page of a neighbouring site', { 'sec-fetch-site': 'same-site' }, 400],
    ['an old browser on our own page', { referer: 'https://www.example.org/contact' }, 200],
    ['an old browser on another site', { referer: 'https://elsewhere.example/' }, 400],
    ['an old browser that names nothing readable', { referer: 'elsewhere' }, 400],
    ['an older browser on a page of another site', { origin: 'https://elsewhere.example' }, 400],
  ])('of %s posted to an endpoint or a page: %j', async (_, headers, expected) => {
    const url = await serve({ publicUrl: 'https://www.example.org' });
    for (const path of ['/contact', '/api/event-registration', '/api/..\\contact'])
      expect([path, await status(url + path, headers)]).toEqual([path, expected]);
  });

  it('is taken from our own pages, and from programs that are no browsers', async () => {
    const url = await serve({ publicUrl: 'https://www.example.org' });
    expect((await post(`${url}/contact`, 'https://www.example.org')).status).toBe(200);
    expect((await post(`${url}/notices/unsubscribe`)).status).toBe(200);
    expect((await post(`${url}/api/apply`)).status).toBe(200);
  });

  it.each(['https://elsewhere.example', 'http://www.example.org', 'null', 'nonsense'])(
    'is refused calmly where its origin is %s',
    async (origin) => {
      const lines: string[] = [];
      const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
      let rendered = false;
      const render = async () => {
        rendered = true;
        return new Response();
      };
      const url = await serve({ publicUrl: 'https://www.example.org', render, log });
      const answer = await post(`${url}/contact`, origin);
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain('This did not come from our own page');
      expect(rendered).toBe(false);
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([
        {
          level: 40,
          expected: 'https://www.example.org',
          msg: 'a form was refused: its origin does not match',
        },
      ]);
      expect(lines.join()).not.toContain('stack');
    },
  );
});

describe('too large a body', () => {
  const render: RenderRequest = async (request) => new Response((await request.text()).length.toString());

  it('is refused with a page, after it was taken in and dropped', async () => {
    const url = await serve({ render });
    const answer = await fetch(`${url}/contact`, { method: 'POST', body: 'x'.repeat(3_000_000) });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain('too large');
  });

  it('is counted where its length was not declared', async () => {
    const url = await serve({ render });
    const body = new ReadableStream({
      start(controller) {
        for (let piece = 0; piece < 30; piece++) controller.enqueue(new Uint8Array(10_000));
        controller.close();
      },
    });
    const answer = await fetch(`${url}/contact`, { method: 'POST', body, duplex: 'half' } as RequestInit);
    expect(answer.status).toBe(413);
  });

  it('is refused whatever was made of its beginning, and is no fault of the site', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    // As React Router does it.
    const forgiving: RenderRequest = async (request, _services, facts) => {
      await request.formData().catch((error) => facts.reportError(error));
      return new Response('an error page', { status: 500 });
    };
    const url = await serve({ render: forgiving, log });
    const chunks = new Response(`a=${'x'.repeat(300_000)}`).body;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const init = { method: 'POST', body: chunks, duplex: 'half', headers };
    expect((await fetch(`${url}/contact`, init as RequestInit)).status).toBe(413);
    expect(lines).toEqual([]);
  });

  it('is refused on the page that it reaches, by whatever way the address leads there', async () => {
    const url = await serve({ render });
    for (const path of [
      '/careers/..\\contact?/apply',
      '/events/..\\careers\\nurse\\apply',
      '/contact/..\\api/apply',
    ]) {
      const { send, read } = await dial(url);
      send(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 300000\r\n\r\n`);
      send('x'.repeat(300_000));
      await expect.poll(read).toMatch(/^HTTP\/1.1 413/);
    }
  });

  it('does not concern uploads of a CV', async () => {
    const url = await serve({ render });
    const answer = await fetch(`${url}/careers/1/apply`, { method: 'POST', body: 'x'.repeat(5_000_000) });
    expect(await answer.text()).toBe('5000000');
  });
});

describe('health', () => {
  it('says that the process lives, and whether it can keep its promises', async () => {
    const url = await serve({
      checkReady: async () => {
        throw new Error('the storage is away');
      },
    });
    for (const path of ['/healthz', '/up']) expect((await fetch(url + path)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    expect((await fetch(`${await serve()}/readyz`)).status).toBe(200);
  });
});

it('a stop says so to a load balancer, answers all that comes until then, and has each connection closed', async () => {
  const url = await serve({ render: async () => new Response('rendered'), graceMs: 2000 });
  const closed = stopLast();
  const ready = await rawGet(`${url}/readyz`);
  expect([ready.status, String(ready.body)]).toEqual([503, '{"status":"stopping"}']);
  for (const path of ['/about', '/search']) {
    const answer = await rawGet(url + path, { connection: 'keep-alive' });
    expect([answer.status, answer.headers.connection]).toEqual([200, 'close']);
  }
  await closed;
  await expect(rawGet(`${url}/about`)).rejects.toThrow('ECONNREFUSED');
});

it('a stop lets the requests under way finish', async () => {
  let release = () => {};
  const started = Promise.withResolvers<void>();
  const render = async () => {
    started.resolve();
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return new Response('finished');
  };
  const url = await serve({ render });
  const answer = fetch(`${url}/slow`);
  await started.promise;
  const closed = stopLast();
  release();
  expect(await (await answer).text()).toBe('finished');
  await closed;
});

it('a visitor who leaves in the middle of a form is not logged as a fault', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  const { socket, send, read } = await dial(await serve({ log }));
  send('POST /contact HTTP/1.1\r\nHost: a.example\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n');
  await expect.poll(read).toContain('100 Continue');
  send('firstName=');
  socket.destroy();
  await stopLast();
  expect(lines).toEqual([]);
});

it.each(['/about', '/x', '/healthz'])('HEAD %s is answered even if it announces a body', async (path) => {
  const url = await serve();
  for (const body of ['', 'hello']) {
    const { send, read } = await dial(url);
    send(`HEAD ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n${body}`);
    await expect.poll(read).toMatch(/^HTTP\/1.1 200 [\s\S]*\r\n\r\n$/);
  }
});

it('an upload of the largest size at the least rate is not cut off by the parser', async () => {
  await serve({});
  const atLeastRate = (MAX_APPLICATION_BYTES / MIN_BYTES_PER_SECOND) * 1000;
  expect(requestTimeoutOfLast()).toBeGreaterThan(atLeastRate);
});
