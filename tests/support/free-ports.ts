import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that the system hands out by itself, or another test's site could have one while an instance is restarted. */
const [FIRST, COUNT] = [20_000, 12_000];

/** Ports that were free a moment ago, so that an instance keeps its address when it is started again. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  const isListening = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (isListening) await new Promise((resolve) => probe.close(resolve));
  return isListening;
}
