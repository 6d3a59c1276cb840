import { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createZstdDecompress } from 'node:zlib';
import { describe, expect, it, test, vi } from 'vitest';
import { acceptedEncoding, compressed } from './compression.ts';

const plain = { zstd: createZstdDecompress, br: createBrotliDecompress, gzip: createGunzip } as const;

function page() {
  const pieces = new TransformStream<Uint8Array, Uint8Array>(undefined, undefined, { highWaterMark: 8 });
  const writer = pieces.writable.getWriter();
  const write = (words: string) => writer.write(new TextEncoder().encode(words));
  const headers = { 'content-type': 'text/html', 'content-length': '10' };
  return { response: new Response(pieces.readable, { headers }), write, end: () => writer.close() };
}

describe.each(['zstd', 'br', 'gzip'] as const)('a rendered page in %s', (encoding) => {
  test('is read while its slowest part is still being made', async () => {
    const { response, write, end } = page();
    const answer = compressed(response, encoding);
    const read = Readable.fromWeb(answer.body as import('node:stream/web').ReadableStream)
      .pipe(plain[encoding]())
      .setEncoding('utf8')
      .iterator();
    await write('<h1>Open ');
    await write('jobs</h1>');
    let soFar = '';
    while (soFar !== '<h1>Open jobs</h1>') soFar += (await read.next()).value;
    await write('<p>seven</p>');
    await end();
    let rest = '';
    for await (const piece of read) rest += piece;
    expect(rest).toBe('<p>seven</p>');
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-encoding': encoding,
      'content-type': 'text/html',
      vary: 'Accept-Encoding',
    });
  });
});

test('a page that breaks off is not passed off as whole', async () => {
  const broken = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('<h1>Open'));
      controller.error(new Error('The source failed.'));
    },
  });
  const answer = compressed(new Response(broken, { headers: { 'content-type': 'text/html' } }), 'gzip');
  await expect(answer.text()).rejects.toThrow();
});

test.each([
  ['a picture', 'image/png', 'br'],
  ['a page for a browser that wants it plain', 'text/html', 'identity'],
])('%s is left as it is', async (_what, type, wanted) => {
  const answer = compressed(new Response('as it is', { headers: { 'content-type': type } }), wanted);
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toBe('as it is');
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['BR', 'br'],
  ['*', 'gzip'],
  ['*, gzip;q=0', null],
  ['gzip;q=0.0', null],
  ['identity', null],
  ['', null],
  [undefined, null],
])('a visitor who accepts %j gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

it('reads no list of encodings that is longer than any browser’s', () => {
  const splits = vi.spyOn(String.prototype, 'split');
  expect(acceptedEncoding(`br${' '.repeat(15_000)}`)).toBeNull();
  expect(splits).not.toHaveBeenCalled();
});
