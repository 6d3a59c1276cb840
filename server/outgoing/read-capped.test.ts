import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { readCapped } from './read-capped.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function answering(write: Parameters<typeof createServer>[1]): Promise<Response> {
  const listening = createServer(write);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return fetch(`http://127.0.0.1:${(listening.address() as AddressInfo).port}/`);
}

it('reads a short answer whole', async () => {
  const response = await answering((_, answer) => answer.end('Grüße'));
  expect(await readCapped(response, 100)).toBe('Grüße');
});

it('reads an answer without a body as nothing', async () => {
  const response = await answering((_, answer) => answer.writeHead(204).end());
  expect(await readCapped(response, 100)).toBe('');
});

it('stops reading an endless answer', async () => {
  const response = await answering((request, answer) => {
    const timer = setInterval(() => answer.write('x'.repeat(1000)), 1);
    request.on('close', () => clearInterval(timer));
  });
  expect(await readCapped(response, 2500)).toBe('x'.repeat(2500));
});
