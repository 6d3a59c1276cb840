import { type IncomingMessage, request as plainRequest } from 'node:http';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { request } from 'node:https';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../../server/applications/cv/pdf-for-tests.ts';
import { rightApplication } from '../support/application-cases.ts';
import { type Nginx, nginxProgram, startNginx } from '../support/nginx.ts';
import { type Site, startSite } from '../support/start-site.ts';

const ORIGIN = 'https://www.example.org';

let site: Site;
let nginx: Nginx;

interface Asked {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: Uint8Array;
}

interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Asks nginx by HTTP/2, as the browser of somebody who opened https://www.example.org does. */
function ask({ method = 'GET', path, headers = {}, body }: Asked): Promise<Answered> {
  const session = connect(`https://127.0.0.1:${nginx.port}`, {
    servername: 'www.example.org',
    rejectUnauthorized: false,
  });
  return new Promise((resolve, reject) => {
    session.once('error', reject);
    const stream = session.request({
      ':method': method,
      ':path': path,
      ':authority': 'www.example.org',
      ...headers,
    });
    const answer: Answered = { status: 0, headers: {}, text: '' };
    stream.setEncoding('utf8').on('data', (piece: string) => {
      answer.text += piece;
    });
    stream.once('response', (got) => Object.assign(answer, { status: got[':status'], headers: got }));
    stream.once('error', reject).once('end', () => {
      session.close();
      resolve(answer);
    });
    stream.end(body);
  });
}

/** But for those of one connection, and those that differ each time. */
function lasting(headers: Iterable<[string, unknown]>): string[] {
  const own = /^(:.*|connection|keep-alive|date|server|transfer-encoding|content-length|x-request-id)$/;
  return [...headers].flatMap(([name, value]) => (own.test(name) ? [] : `${name}: ${value}`)).sort();
}

describe.skipIf(!nginxProgram)('behind nginx as the documents set it up, with TLS and HTTP/2', () => {
  beforeAll(async () => {
    site = await startSite({
      PUBLIC_URL: ORIGIN,
      SAMPLES: 'shown',
      TRUST_PROXY: '127.0.0.1',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    });
    nginx = await startNginx({ instances: [Number(new URL(site.url).port)] });
  });
  afterAll(async () => {
    await nginx?.close();
    await site?.stop();
  });

  it.each(['/', '/careers', '/faq?q=prices', '/nothing-here', '/site.webmanifest', '/about/'])(
    '%s has the same headers as without it',
    async (path) => {
      const plain = await fetch(site.url + path, {
        redirect: 'manual',
        headers: { 'accept-encoding': 'br' },
      });
      await plain.text();
      const { status, headers } = await ask({ path, headers: { 'accept-encoding': 'br' } });
      expect(status).toBe(plain.status);
      expect(lasting(Object.entries(headers))).toEqual(lasting(plain.headers));
      expect(headers['strict-transport-security']).toContain('max-age=31536000');
    },
  );

  it.each(['/readyz', '/READYZ', '/readyz/', '/readyz?x', '/%72eadyz', '//readyz', '/x/../readyz'])(
    '%s is answered to nobody outside',
    async (path) => {
      expect(await (await fetch(`${site.url}/readyz`)).json()).toMatchObject({ status: 'ready' });
      const { status, text } = await ask({ path });
      expect([status, text.includes('ready"')]).toEqual([404, false]);
    },
  );

  it('sends the files of the build itself, with the headers that the site gives them', async () => {
    const page = await (await fetch(site.url)).text();
    const paths = [/\/assets\/[\w-]+\.css/, /\/assets\/[\w-]+\.woff2/, /\/media\/[\w./-]+\.avif/].map(
      (pattern) => pattern.exec(page)?.[0] ?? '',
    );
    for (const path of paths) {
      const encoding = { 'accept-encoding': 'gzip' };
      const own = /^(accept-ranges|etag|last-modified):/;
      const alike = (headers: Iterable<[string, unknown]>) =>
        lasting(headers).filter((line) => !own.test(line));
      const plain = await fetch(site.url + path, { headers: encoding });
      const { status, headers } = await ask({ path, headers: encoding });
      expect([path, status, alike(Object.entries(headers))]).toEqual([path, 200, alike(plain.headers)]);
      expect(headers['x-request-id'], 'nginx has not asked the site').toBeUndefined();
    }
    expect((await ask({ path: '/assets/gone.css' })).headers['x-request-id']).toBeDefined();
  });

  it('takes a CV of four megabytes, and leaves it to the site to say what is too large', async () => {
    const apply = async (padding: number) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(rightApplication)) {
        form.set(name, value);
      }
      form.set('resume', new File([new Uint8Array(pdf({ padding }))], 'cv.pdf', { type: 'application/pdf' }));
      const encoded = new Response(form);
      const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
      return ask({ method: 'POST', path: '/api/apply', headers, body: await encoded.bytes() });
    };
    expect(await apply(4_000_000)).toMatchObject({
      status: 200,
      text: expect.stringContaining('"success":true'),
    });
    const tooLarge = await apply(12_000_000);
    expect(tooLarge.text).toContain('File size is too large');
    expect(tooLarge.headers['content-security-policy']).toBeDefined();
  });

  it('takes forms of our own pages alone', async () => {
    const body = new TextEncoder().encode('postcode=SP1+1AA');
    const post = (origin: string) =>
      ask({
        method: 'POST',
        path: '/postcode-check',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        body,
      });
    expect((await post(ORIGIN)).status).toBeLessThan(400);
    expect((await post('https://elsewhere.example')).status).toBe(400);
  });

  it('leads from HTTP to HTTPS, and answers to no other name', async () => {
    const plain = (host: string) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const options = { port: nginx.plainPort, host: '127.0.0.1', path: '/about?a=b', headers: { host } };
        plainRequest(options, resolve).once('error', reject).end();
      });
    const led = await plain('example.org');
    expect([led.statusCode, led.headers.location]).toEqual([301, `${ORIGIN}/about?a=b`]);
    await expect(plain('other.example')).rejects.toThrow('socket hang up');
    const other = new Promise((resolve, reject) => {
      const options = { port: nginx.port, host: '127.0.0.1', servername: 'other.example' };
      request({ ...options, rejectUnauthorized: false }, resolve)
        .once('error', reject)
        .end();
    });
    await expect(other).rejects.toThrow('unrecognized name');
  });

  it('keeps no address and no link of who asks while the site is away, nor of whom it slows down', async () => {
    const send = () => ask({ method: 'POST', path: '/contact?token=of-a-visitor' });
    const statuses = await Promise.all(Array.from({ length: 80 }, async () => (await send()).status));
    expect(statuses).toContain(429);
    await site.stop();
    expect((await ask({ path: '/calls/change?token=of-a-visitor' })).status).toBe(502);
    expect(nginx.logs()).not.toMatch(/of-a-visitor|127\.0\.0\.1/);
  });
});
