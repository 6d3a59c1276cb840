import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib';
import { describe, expect, it, test, vi } from 'vitest';
import { acceptedEncoding, compressed } from './compression.ts';

const plain = { br: createBrotliDecompress, gzip: createGunzip } as const;

function page() {
  const pieces = new TransformStream<Uint8Array, Uint8Array>(undefined, undefined, { highWaterMark: 8 });
  const writer = pieces.writable.getWriter();
  const write = (words: string) => writer.write(new TextEncoder().encode(words));
  const headers = { 'content-type': 'text/html', 'content-length': '10' };
  return { response: new Response(pieces.readable, { headers }), write, end: () => writer.close() };
}

describe.each(['br', 'gzip'] as const)('a rendered page in %s', (encoding) => {
  test('is read while its slowest part is still being made', async () => {
    const { response, write, end } = page();
    const answer = await compressed(response, encoding);
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
  const answer = await compressed(new Response(broken, { headers: { 'content-type': 'text/html' } }), 'gzip');
  await expect(answer.text()).rejects.toThrow();
});

test.each([
  ['a picture', 'image/png', 'br'],
  ['a page for a browser that wants it plain', 'text/html', 'identity'],
])('%s is left as it is', async (_what, type, wanted) => {
  const answer = await compressed(
    new Response('as it is '.repeat(200), { headers: { 'content-type': type } }),
    wanted,
  );
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toBe('as it is '.repeat(200));
});

test.each(['br', 'gzip'] as const)('a whole body is compressed in one go, in %s', async (encoding) => {
  const words = 'seven jobs '.repeat(200);
  const answer = await compressed(new Response(words), encoding);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect((encoding === 'br' ? brotliDecompressSync : gunzipSync)(bytes).toString()).toBe(words);
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
});

test('a body that fits into one packet anyway is left as it is', async () => {
  const answer = await compressed(new Response('x'.repeat(999)), 'br');
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toBe('x'.repeat(999));
});

test('a visitor who leaves ends the work on a page that is still being made', async () => {
  const left = Promise.withResolvers<void>();
  const body = new ReadableStream({ cancel: () => left.resolve() });
  const answer = await compressed(new Response(body, { headers: { 'content-type': 'text/html' } }), 'br');
  await answer.body?.cancel();
  await left.promise;
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

it.each(Array.from({ length: 12 }, (_, index) => index + 1))(
  'a page that breaks off behind its piece %d, before its visitor reads on, ends its own answer alone',
  async (pieces) => {
    const broken = Promise.withResolvers<void>();
    broken.promise.catch(() => {});
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await setImmediate();
        sent += 1;
        if (sent > pieces) await broken.promise;
        else controller.enqueue(randomBytes(60_000));
      },
    });
    const answer = await compressed(new Response(body, { headers: { 'content-type': 'text/html' } }), 'gzip');
    for (let before = -1; before !== sent; ) {
      before = sent;
      for (let turn = 0; turn < 50; turn += 1) await setImmediate();
    }
    // A rejection that nobody awaits would end the process now.
    broken.reject(new Error('broken off'));
    await setImmediate();
    await expect(answer.arrayBuffer()).rejects.toThrow();
  },
);

it('reads no list of encodings that is longer than any browser’s', () => {
  const splits = vi.spyOn(String.prototype, 'split');
  expect(acceptedEncoding(`br${' '.repeat(15_000)}`)).toBeNull();
  expect(splits).not.toHaveBeenCalled();
});
