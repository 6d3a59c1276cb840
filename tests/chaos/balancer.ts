import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

export interface Balancer {
  url: string;
  ready(): number;
  close(): Promise<void>;
}

const CHECK_MS = 50;

/** A small load balancer: each request goes to the next instance whose `/readyz` said yes when it was last asked. */
export async function startBalancer(instances: readonly string[]): Promise<Balancer> {
  const ready = new Set<string>();
  let goOn = true;
  const check = async (instance: string) => {
    while (goOn) {
      const answer = await fetch(`${instance}/readyz`).catch(() => null);
      await answer?.text();
      if (answer?.ok) ready.add(instance);
      else ready.delete(instance);
      await wait(CHECK_MS);
    }
  };
  const checks = Promise.all(instances.map(check));
  let turn = 0;
  const server = createServer((incoming, answer) => {
    const able = instances.filter((instance) => ready.has(instance));
    const instance = able[turn++ % able.length];
    if (!instance) return refuse(answer);
    const { method = 'GET', url = '/', headers } = incoming;
    // No connection is kept for a next request: one that an instance closes just then would cost it.
    const onward = request(instance + url, { method, headers, agent: false }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      pipeline(from, answer, () => {});
    });
    onward.on('error', () => refuse(answer));
    pipeline(incoming, onward, () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    ready: () => ready.size,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      goOn = false;
      await checks;
      server.close();
      server.closeAllConnections();
    },
  };
}

function refuse(answer: ServerResponse): void {
  if (!answer.headersSent) answer.writeHead(502);
  answer.end();
}
