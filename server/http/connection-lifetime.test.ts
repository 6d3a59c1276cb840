import { pino } from 'pino';
import { expect, it } from 'vitest';
import { CACHE_POLICIES } from '#domain/http/cache-policies.ts';
import { connectionsOfLast, dial, type RenderRequest, serve, stopLast } from './http-server-for-tests.ts';

/** The log, of which only the lines of requests are kept. */
function requestLog() {
  const lines: Record<string, unknown>[] = [];
  const write = (text: string) => {
    const line = JSON.parse(text);
    if (line.msg === 'request') lines.push(line);
  };
  return { lines, log: pino({ base: null }, { write }) };
}

const get = (path: string, ...headers: string[]) =>
  ['GET ', path, ' HTTP/1.1\r\nHost: a\r\n', ...headers.map((line) => `${line}\r\n`), '\r\n'].join('');
const heads = (text: string) => text.match(/HTTP\/1\.1 \d+/g)?.map((line) => line.slice(9)) ?? [];
const ids = (text: string) => text.match(/(?<=x-request-id: )[\da-f]{12}(?=\r\n)/g) ?? [];

const echo: RenderRequest = async (request) => new Response(`${request.method} ${await request.text()}`);

it('a connection is answered again and again, each time with an id and a line in the log', async () => {
  const { log, lines } = requestLog();
  const { send, read } = await dial(await serve({ log }));
  for (const [count, request] of [get('/about'), get('/film.webm?v=2'), get('/about')].entries()) {
    send(request);
    await expect.poll(() => heads(read())).toHaveLength(count + 1);
  }
  send('HEAD /film.webm HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(() => heads(read())).toHaveLength(4);
  expect(read().endsWith('\r\n\r\n')).toBe(true);
  expect(new Set(ids(read())).size).toBe(4);
  expect(lines).toMatchObject([
    {
      id: ids(read())[0],
      method: 'GET',
      path: '/about',
      status: 200,
      ms: expect.any(Number),
      msg: 'request',
    },
    { id: ids(read())[1], path: '/film.webm' },
    { path: '/about' },
    { method: 'HEAD', path: '/film.webm' },
  ]);
  expect(JSON.stringify(lines)).not.toContain('v=2');
});

it('a form goes its way after pages on the same connection, however large it is and however it is cut', async () => {
  const { send, read } = await dial(await serve({ render: echo }));
  send(get('/about'));
  await expect.poll(() => heads(read())).toHaveLength(1);
  const words = 'x'.repeat(50_000);
  send(
    `POST /contact HTTP/1.1\r\nHost: a\r\nContent-Length: ${words.length}\r\n\r\n${words.slice(0, 30_000)}`,
  );
  send(words.slice(30_000));
  await expect.poll(() => read()).toContain(`POST ${words}`);
  send(get('/about'));
  await expect.poll(() => heads(read())).toEqual(['200', '200', '200']);
});

it('requests that come at once are answered in their order', async () => {
  const { send, read } = await dial(await serve({ render: echo }));
  send(get('/slow') + get('/about') + get('/film.webm', 'Range: bytes=2-4'));
  await expect.poll(() => heads(read())).toEqual(['200', '200', '206']);
  expect(read().indexOf('GET ')).toBeLessThan(read().indexOf('whole'));
});

it.each([
  ['of the older version', 'GET /about HTTP/1.0\r\n\r\n', '200'],
  ['that is to be the last', get('/about', 'Connection: close'), '200'],
  ['without a host', 'GET /about HTTP/1.1\r\n\r\n', '400'],
  ['that is no HTTP', 'hello\r\n\r\n', '400'],
])('a request %s is answered, and the connection closed', async (_what, request, status) => {
  const { socket, send, read } = await dial(await serve());
  const ended = new Promise((resolve) => socket.once('end', resolve));
  send(request);
  await ended;
  expect(heads(read())).toEqual([status]);
});

it('who waits to be told to go on is told', async () => {
  const { send, read } = await dial(await serve({ render: echo }));
  send('POST /contact HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nExpect: 100-continue\r\n\r\n');
  await expect.poll(() => heads(read())).toEqual(['100']);
  send('words');
  await expect.poll(() => read()).toContain('POST words');
});

it('who sends and closes gets the answer', async () => {
  const { socket, read } = await dial(await serve());
  const ended = new Promise((resolve) => socket.once('end', resolve));
  socket.end(get('/about'));
  await ended;
  expect(read()).toContain('<p>whole</p>');
});

it('who asks on and on and reads nothing is not asked on for ever', async () => {
  const big = { headers: { etag: '"big"' }, identity: Buffer.alloc(1_000_000), encoded: {} };
  const { log, lines } = requestLog();
  const { socket } = await dial(await serve({ log, files: [['/big', big]] }));
  socket.pause();
  for (let count = 0; count < 50; count++) {
    socket.write(get('/big'));
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  expect(lines.length).toBeLessThan(25);
  socket.resume();
  await expect.poll(() => lines.length, { timeout: 10_000 }).toBe(50);
});

it('a cached page is answered to all but a visitor with a cookie', async () => {
  let renders = 0;
  const render: RenderRequest = async () => {
    renders += 1;
    const headers = { 'content-type': 'text/html', 'cache-control': CACHE_POLICIES.sharedPage };
    return new Response(`<p>page ${renders}</p>`, { headers });
  };
  const { send, read } = await dial(await serve({ render, publicUrl: 'https://www.example.org' }));
  const asks = [get('/careers'), get('/careers'), get('/careers', 'Cookie: a=b'), get('/careers')];
  for (const [count, request] of asks.entries()) {
    send(request);
    await expect.poll(() => heads(read())).toHaveLength(count + 1);
  }
  expect(read().match(/page \d/g)).toEqual(['page 1', 'page 1', 'page 2', 'page 1']);
  expect(read().match(/strict-transport-security/g)).toHaveLength(4);
});

it('a stop closes connections on which nothing is under way', async () => {
  const { socket, send, read } = await dial(await serve());
  send(get('/about'));
  await expect.poll(() => heads(read())).toHaveLength(1);
  const ended = new Promise((resolve) => socket.once('end', resolve));
  await stopLast();
  await ended;
});

it('a stop waits no longer than it may for who sends a form byte by byte', async () => {
  const { send, read } = await dial(await serve({ render: echo, maxStopMs: 20 }));
  send('POST /contact HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\nExpect: 100-continue\r\n\r\nx');
  await expect.poll(() => heads(read())).toEqual(['100']);
  await stopLast();
});

it.each([
  ['a whole file', get('/big')],
  ['a part of a file', get('/big', 'Range: bytes=0-')],
])('who reads nothing of %s is cut off', async (_what, request) => {
  const headers = { etag: '"big"' };
  const big = { headers, identity: Buffer.alloc(20_000_000), encoded: {} };
  const { socket, send } = await dial(await serve({ maxSilenceMs: 500, files: [['/big', big]] }));
  const begun = new Promise((resolve) => socket.once('data', resolve));
  socket.on('error', () => {});
  send(request);
  await begun;
  socket.pause();
  await expect.poll(connectionsOfLast).toBe(0);
});
