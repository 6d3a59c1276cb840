import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { dial, serve } from '../http-server-for-tests.ts';

const head = (...lines: string[]) => [...lines, '', ''].join('\r\n');
const MEBIBYTE = 1024 * 1024;
const LENGTH = `Content-Length: ${200 * MEBIBYTE}`;

const refused: [what: string, head: string, status: number][] = [
  ['is larger than a form may be', head('POST /contact HTTP/1.1', 'Host: a', LENGTH), 413],
  [
    'is, piece by piece, larger',
    head('POST /contact HTTP/1.1', 'Host: a', 'Transfer-Encoding: chunked'),
    413,
  ],
  ['comes from another site', head('POST /contact HTTP/1.1', 'Host: a', 'Origin: http://b', LENGTH), 400],
  ['comes by a method that nothing takes', head('PUT /contact HTTP/1.1', 'Host: a', LENGTH), 405],
  ['is for two hosts', head('POST /contact HTTP/1.1', 'Host: a', 'Host: b', LENGTH), 400],
  ['is for no host', head('POST /contact HTTP/1.0', LENGTH), 400],
  ['is for an address that is not encoded', head('POST /%zz HTTP/1.1', 'Host: a', LENGTH), 400],
  ['has an expectation', head('POST /contact HTTP/1.1', 'Host: a', 'Expect: a miracle', LENGTH), 417],
  ['is for a tunnel', head('CONNECT a:443 HTTP/1.1', 'Host: a'), 405],
  ['is no HTTP', 'hello\r\n\r\n', 400],
];

it.each(refused)(
  'a body that %s is refused while it is still sent, and the connection is not reset over the rest',
  async (_, beginning, status) => {
    const { socket, send, read } = await dial(await serve({ render: async ({ body }) => readAll(body) }));
    const faults: unknown[] = [];
    socket.on('error', (fault) => faults.push(fault));
    const piece = beginning.includes('chunked')
      ? `${MEBIBYTE.toString(16)}\r\n${'x'.repeat(MEBIBYTE)}\r\n`
      : 'x'.repeat(MEBIBYTE);
    send(beginning + piece);
    await expect.poll(read).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*\r\n\r\n`));
    expect(read().toLowerCase()).toContain('connection: close');
    const answer = read();
    for (let sent = 0; sent < 30; sent += 1) {
      if (!socket.write(piece)) await once(socket, 'drain');
    }
    socket.end();
    await closed(socket);
    expect([faults, read()]).toEqual([[], answer]);
  },
);

it('who sends on and on, or nothing more, is not listened to for ever', async () => {
  const url = await serve();
  const silent = await dial(url);
  silent.send(head('POST /contact HTTP/1.1', 'Host: a', LENGTH));
  const endless = await dial(url);
  endless.send(head('POST /contact HTTP/1.1', 'Host: a', LENGTH));
  const sendOn = () => {
    while (endless.socket.writable && endless.socket.write('x'.repeat(MEBIBYTE)));
  };
  endless.socket.on('drain', sendOn).on('error', () => {});
  sendOn();
  const connections = [silent, endless];
  await Promise.all(connections.map(({ socket }) => closed(socket)));
  for (const { read } of connections) expect(read()).toMatch(/^HTTP\/1.1 413 /);
});

/** By whichever way. */
const closed = (socket: Socket) =>
  new Promise((resolve) => socket.once('end', resolve).once('close', resolve));

async function readAll(body: ReadableStream | null): Promise<Response> {
  return new Response(await new Response(body).text());
}
