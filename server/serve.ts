// Keeps the site running while it is built anew: once another build is complete, or what is shown no longer holds, another
// process takes over from the one before.
import cluster, { type Worker } from 'node:cluster';
import { existsSync, watchFile } from 'node:fs';
import { join } from 'node:path';

/** Written last: `tools/build.ts`. */
const STAMP = join(import.meta.dirname, '../build/stamp');
/** For its processes, which read them before any code of theirs. */
const DEFAULTS = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '2',
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../build/compile-cache'),
};
/** Each keeps its memory until its last upload ends; a third publish within that time ends the oldest. */
const MAX_RETIRED = 2;

// All processes take connections from one socket by themselves: none is in nobody's hands when they change.
cluster.schedulingPolicy = cluster.SCHED_NONE;
/** Those that have listened, oldest first: the last one serves, the others are retired. */
const listening = new Set<Worker>();
let coming: Worker | null = null;
/** True if the very first one is to be followed by another as soon as it has listened, or failed. */
let isFirstOutdated = false;
let exitCode: number | null = null;

// One that has just ended hears nothing, which is no fault.
const tell = (worker: Worker | undefined, message: 'retire' | 'stop') => worker?.send(message, () => {});

function start(): void {
  const settings = existsSync('.env') ? ['--env-file=.env'] : [];
  const execArgv = ['--max-semi-space-size=4', ...settings];
  cluster.setupPrimary({ exec: join(import.meta.dirname, 'main.ts'), execArgv });
  const worker = cluster.fork({ ...DEFAULTS, ...process.env });
  coming = worker;
  worker.on('message', (message) => {
    if (message === 'outdated') return takeOver();
    // An outdated one may have said so just before it was ended.
    if (worker !== coming) return;
    coming = null;
    tell([...listening].at(-1), 'retire');
    for (const oldest of [...listening].slice(0, -MAX_RETIRED)) tell(oldest, 'stop');
    listening.add(worker);
    if (isFirstOutdated) followFirst();
  });
  worker.on('exit', (code, signal) => {
    const isServing = worker === [...listening].at(-1);
    const isComing = worker === coming;
    listening.delete(worker);
    if (isComing) coming = null;
    if (isComing && isFirstOutdated) followFirst();
    else if (isComing && listening.size > 0)
      console.error('The new build does not start, for the reason above: the site goes on as it was.');
    else if (isServing || isComing) {
      exitCode ??= signal ? 1 : code;
      stop();
    }
    if (exitCode !== null && listening.size === 0) process.exit(exitCode);
  });
}

function followFirst(): void {
  isFirstOutdated = false;
  start();
}

function takeOver(): void {
  // It may answer already and not have been heard to say so: ended now it would take its socket along.
  isFirstOutdated = coming !== null && listening.size === 0;
  if (isFirstOutdated) return;
  // One that is still starting may have read the older build.
  const outdated = coming;
  coming = null;
  outdated?.process.kill();
  start();
}

function stop(): void {
  isFirstOutdated = false;
  coming?.process.kill();
  for (const worker of listening) tell(worker, 'stop');
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
// The shell of `npm start` ends at a signal, and tells it to nobody.
const parent = process.ppid;
if (process.env.npm_lifecycle_event === 'start')
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500).unref();
process.on('SIGHUP', takeOver);
watchFile(STAMP, { interval: 1000 }, ({ mtimeMs }, before) => {
  if (mtimeMs > 0 && mtimeMs !== before.mtimeMs) takeOver();
});
start();
