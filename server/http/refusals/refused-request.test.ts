import { pino } from 'pino';
import { expect, it } from 'vitest';
import { dial, rawGet, serve } from '../http-server-for-tests.ts';
import { isHost } from './refused-request.ts';

const post = (path: string, ...lines: string[]) =>
  [`POST ${path} HTTP/1.1`, ...lines, 'Content-Length: 0', '', ''].join('\r\n');
const get = (target: string, ...lines: string[]) => [`GET ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n');

it.each([
  ['a host that is none', get('/x', 'Host: ['), 400],
  ['a host that is none, for a finished page', get('/about', 'Host: ['), 400],
  ['a port that is none, for a finished page', get('/about', 'Host: a:99999'), 400],
  ['an empty host', get('/x', 'Host:'), 400],
  ['no host', get('/x'), 400],
  ['no host, in the older version', 'GET /x HTTP/1.0\r\n\r\n', 400],
  ['a number that is no address', post('/x', 'Host: 256.256.256.256'), 400],
  ['two hosts', get('/about', 'Host: a', 'Host: b'), 400],
  ['the same host twice', get('/about', 'Host: a', 'host: a'), 400],
  ['a whole address', get('http://a/x?token=secret', 'Host: a'), 400],
  ['no path', get('*', 'Host: a'), 400],
  ['a question about everything', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ['TRACE', 'TRACE /x HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ['a tunnel', 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ['an address that is not encoded', get('/%zz', 'Host: a'), 400],
  ['an expectation', post('/x', 'Host: a', 'Expect: a miracle'), 417],
  ['a header that never ends', get('/x', 'Host: a', `A: ${'b'.repeat(20_000)}`), 431],
  ['no HTTP', 'hello\r\n\r\n', 400],
])('%s is the sender’s fault, and answered with the headers of every answer', async (_, bytes, status) => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const { send, read } = await dial(await serve({ log }));
  send(bytes);
  await expect.poll(read).toMatch(/\r\n\r\n/);
  const [head = ''] = read().split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(head).toContain("default-src 'none'");
  expect(lines.join()).not.toMatch(/"level":[4-6]0|secret/);
});

it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s runs nothing', async (method) => {
  let rendered = 0;
  const render = async () => {
    rendered += 1;
    return new Response();
  };
  const answer = await rawGet(`${await serve({ render })}/contact`, {}, method);
  expect([answer.status, answer.headers.allow, rendered]).toEqual([405, 'GET, HEAD, POST', 0]);
  expect((await rawGet(`${await serve({ render })}/about?a=b`, {}, method)).headers.allow).toBe('GET, HEAD');
});

it.each([
  ['www.example.org', true],
  ['localhost:3000', true],
  ['127.0.0.1', true],
  ['[2001:db8::1]:3000', true],
  ['a@b', false],
  ['a/b', false],
  ['a:99999', false],
  ['', false],
])('%j is a host: %s', (host, is) => {
  expect(isHost(host)).toBe(is);
});
