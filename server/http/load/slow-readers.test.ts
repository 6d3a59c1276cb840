import { expect, it } from 'vitest';
import { connectionsOfLast, dial, serve } from '../http-server-for-tests.ts';

const size = 20_000_000;
const big = { headers: { etag: '"big"' }, identity: Buffer.alloc(size), encoded: {} };
const request = 'GET /big HTTP/1.1\r\nHost: a\r\n\r\n';

it('who takes an answer more slowly than may be is cut off, though some of it is read all the time', async () => {
  const reading = { slowStartMs: 300, bytesPerSecond: 1e9, checkedEveryMs: 50 };
  const { socket, send } = await dial(await serve({ files: [['/big', big]], reading }));
  let taken = 0;
  socket
    .on('error', () => {})
    .on('data', (piece) => {
      taken += piece.length;
      socket.pause();
    });
  const trickle = setInterval(() => socket.resume(), 100);
  send(request);
  await expect.poll(() => taken).toBeGreaterThan(0);
  await expect.poll(connectionsOfLast, { timeout: 5000 }).toBe(0);
  clearInterval(trickle);
  expect(taken).toBeLessThan(size / 10);
});

it('who pauses and then reads on gets the whole answer, and the next one', async () => {
  const reading = { slowStartMs: 30_000, checkedEveryMs: 20 };
  const { socket, send, read } = await dial(await serve({ files: [['/big', big]], reading }));
  socket.once('data', () => {
    socket.pause();
    setTimeout(() => socket.resume(), 300);
  });
  send(request);
  await expect.poll(() => read().length, { timeout: 20_000, interval: 200 }).toBeGreaterThan(size);
  send('GET /about HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(() => read().endsWith('<p>whole</p>')).toBe(true);
}, 30_000);
