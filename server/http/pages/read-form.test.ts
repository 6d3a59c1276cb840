import { expect, it } from 'vitest';
import { dial, type RenderRequest, serve } from '../http-server-for-tests.ts';

const render: RenderRequest = async (request) => new Response(`${(await request.text()).length} bytes`);
const head = (length: number) => `POST /contact HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`;

it('a form that comes more slowly than it may is cut off, and one that comes fast enough is not', async () => {
  const url = await serve({ render, forms: { slowStartMs: 300 } });
  const [slow, steady] = [await dial(url), await dial(url)];
  slow.socket.on('error', () => {});
  slow.send(head(100));
  steady.send(head(6000));
  const trickle = setInterval(() => slow.socket.writable && slow.send('x'), 50);
  for (let sent = 0; sent < 6; sent += 1) {
    steady.send('x'.repeat(1000));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await expect.poll(() => slow.socket.closed || slow.socket.readableEnded).toBe(true);
  clearInterval(trickle);
  expect(slow.read()).toBe('');
  await expect.poll(steady.read).toContain('6000 bytes');
});

it('many large forms that are still arriving leave room for small ones', async () => {
  const url = await serve({ render, forms: { maxArrivingBytes: 60_000 } });
  const large = await dial(url);
  large.send(head(200_000) + 'x'.repeat(50_000));
  await expect
    .poll(async () => {
      const { status } = await fetch(`${url}/contact`, { method: 'POST', body: 'x'.repeat(20_000) });
      return status;
    })
    .toBe(503);
  const small = await fetch(`${url}/contact`, { method: 'POST', body: 'x'.repeat(2000) });
  expect(await small.text()).toBe('2000 bytes');
  large.socket.destroy();
  await expect
    .poll(async () => {
      const { status } = await fetch(`${url}/contact`, { method: 'POST', body: 'x'.repeat(20_000) });
      return status;
    })
    .toBe(200);
});
