import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
import { ListenError, listen, listenForMetrics } from './listen.ts';

async function tryToListen(settings: Record<string, string>): Promise<string> {
  const app = Fastify();
  onTestFinished(() => app.close());
  return listen(app, readConfig(settings));
}

it('says where it listens', async () => {
  expect(await tryToListen({ PORT: '0' })).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

async function takePort(): Promise<string> {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    other.close();
  });
  return String((other.address() as AddressInfo).port);
}

it('tells an operator which setting is meant where the port for metrics is taken', async () => {
  const METRICS_PORT = await takePort();
  await expect(listenForMetrics(createHttpServer(), readConfig({ METRICS_PORT }))).rejects.toThrow(
    new ListenError(
      `The metrics cannot be offered on 127.0.0.1, port ${METRICS_PORT} (EADDRINUSE). Another program listens there, mostly an older start of the site. End it, or set METRICS_PORT.`,
    ),
  );
});

it('tells an operator in words that the port is taken', async () => {
  const PORT = await takePort();
  await expect(tryToListen({ PORT })).rejects.toThrow(
    new ListenError(
      `The site cannot listen on 127.0.0.1, port ${PORT} (EADDRINUSE). Another program listens there, mostly an older start of the site. End it, or set PORT.`,
    ),
  );
});

it('tells an operator in words that the address is not this machine’s', async () => {
  await expect(tryToListen({ PORT: '0', HOST: '192.0.2.1' })).rejects.toThrow(
    /cannot listen on 192\.0\.2\.1, port 0 \(EADDRNOTAVAIL\)\. This machine has no such address/,
  );
});
