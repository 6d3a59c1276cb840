import { expect, it } from 'vitest';
import { readPlainRequest } from './plain-request.ts';

const request = (first: string, ...headers: string[]) =>
  Buffer.from([first, 'Host: www.example.org', ...headers, '', ''].join('\r\n'), 'latin1');

it('reads what a browser sends', () => {
  const bytes = request(
    'GET /careers?page=2 HTTP/1.1',
    'Connection: keep-alive',
    'sec-ch-ua: "Chromium";v="140"',
    'User-Agent: Mozilla/5.0 (X11; Linux x86_64)',
    'Accept-Encoding: gzip, deflate, br, zstd',
    'If-None-Match: W/"known"',
    'Cookie: visitor=1',
  );
  expect(readPlainRequest(bytes)).toEqual({
    method: 'GET',
    url: '/careers?page=2',
    host: 'www.example.org',
    encoding: 'br',
    ifNoneMatch: 'W/"known"',
    isPersonal: true,
  });
});

it('reads the least that a request may be', () => {
  const bytes = Buffer.from('HEAD / HTTP/1.1\r\nhost:\tone \r\n\r\n');
  expect(readPlainRequest(bytes)).toMatchObject({
    method: 'HEAD',
    host: 'one',
    encoding: null,
    isPersonal: false,
  });
});

it.each([
  ['another method', request('POST / HTTP/1.1')],
  ['an older version', request('GET / HTTP/1.0')],
  ['a whole address', request('GET http://www.example.org/ HTTP/1.1')],
  ['an address with a space', request('GET /a b HTTP/1.1')],
  ['an address beyond ASCII', request('GET /\xe4 HTTP/1.1')],
  ['no host', Buffer.from('GET / HTTP/1.1\r\nAccept: */*\r\n\r\n')],
  ['an empty host', Buffer.from('GET / HTTP/1.1\r\nHost:\r\n\r\n')],
  ['two hosts', request('GET / HTTP/1.1', 'Host: www.example.com')],
  ['a connection that is to be closed', request('GET / HTTP/1.1', 'Connection: close')],
  ['a change of protocol', request('GET / HTTP/1.1', 'Connection: Upgrade', 'Upgrade: websocket')],
  ['a body', request('GET / HTTP/1.1', 'Content-Length: 5')],
  ['a body in chunks', request('GET / HTTP/1.1', 'transfer-encoding: chunked')],
  ['a wish to go on', request('GET / HTTP/1.1', 'Expect: 100-continue')],
  ['a part', request('GET / HTTP/1.1', 'Range: bytes=0-1')],
  ['another condition', request('GET / HTTP/1.1', 'If-Match: "a"')],
  ['a header that is continued', request('GET / HTTP/1.1', 'Accept: a', ' b')],
  ['a space before the colon', request('GET / HTTP/1.1', 'Content-Length : 5')],
  ['a line without a colon', request('GET / HTTP/1.1', 'Accept')],
  ['a lonely line feed', request('GET / HTTP/1.1', 'Accept: a\nContent-Length: 5')],
  ['a lonely carriage return', request('GET / HTTP/1.1', 'Accept: a\rContent-Length: 5')],
  ['a null byte', request('GET / HTTP/1.1', 'Accept: a\0')],
  ['half a request', request('GET / HTTP/1.1').subarray(0, -2)],
  ['one and a half requests', Buffer.concat([request('GET / HTTP/1.1'), Buffer.from('GET ')])],
  ['two requests', Buffer.concat([request('GET / HTTP/1.1'), request('GET / HTTP/1.1')])],
  ['an empty line before it', Buffer.concat([Buffer.from('\r\n'), request('GET / HTTP/1.1')])],
  ['headers of unusual size', request('GET / HTTP/1.1', `Accept: ${'a'.repeat(8192)}`)],
  ['TLS', Buffer.from([22, 3, 1, 2, 0, 1])],
])('leaves %s to the parser of Node', (_what, bytes) => {
  expect(readPlainRequest(bytes)).toBeNull();
});
