// Runs within the site (`--import`): tells how long its event loop was held each time, and how much of that it computed.
import { isMainThread } from 'node:worker_threads';

const MIN_STALL_MS = 1;

if (isMainThread) {
  let last = performance.now();
  let used = process.threadCpuUsage();
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(used);
    const wallMs = performance.now() - last - 1;
    if (wallMs > MIN_STALL_MS) process.stderr.write(`held ${wallMs} ${(user + system) / 1000}\n`);
    last = performance.now();
    used = process.threadCpuUsage();
  }, 1).unref();
}
