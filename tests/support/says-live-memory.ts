// Loaded before a site by `SAYS_LIVE_MEMORY`: at SIGUSR2 it collects all garbage, and prints what is left.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';
import { LIVE_MEMORY } from './live-memory.ts';

if (isMainThread) {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  process.on('SIGUSR2', () => {
    // Memory outside the heap that the first collection lets go is counted off by the second.
    collect();
    setImmediate(() => {
      collect();
      const { heapUsed, external } = process.memoryUsage();
      console.log(`${LIVE_MEMORY}${(heapUsed + external) / 1_048_576}`);
    });
  });
}
