// The site and its peers, each as its own documentation starts it, on the same core.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asStarted } from '../../../tests/support/as-started.ts';
import { startSite } from '../../../tests/support/start-site.ts';
import { compressingProxy, plainFiles } from './plain-files.ts';
import { ANSWERING_CORE } from './wrk.ts';

/** With what the same pages are made. */
export const FRAMEWORKS = ['next', 'astro', 'sveltekit'] as const;
type Framework = (typeof FRAMEWORKS)[number];
type Compressed = `${Framework}, nginx before it`;
export const compressed = (framework: Framework): Compressed => `${framework}, nginx before it`;
export type ContenderName = 'site' | 'nginx' | Framework | Compressed;

export interface Contender {
  name: ContenderName;
  url: string;
  pids: readonly number[];
  stop: () => Promise<void>;
}

const peers = join(import.meta.dirname, '../peers');
const pinned = ['taskset', '-c', String(ANSWERING_CORE)];

/** What Node is started with, in the folder of the peers. */
const SERVERS: Readonly<Record<Framework, readonly string[]>> = {
  next: ['node_modules/next/dist/bin/next', 'start', 'next'],
  astro: ['astro/dist/server/entry.mjs'],
  sveltekit: ['sveltekit/.svelte-kit/server/index.js'],
};

/** Starts a peer of the site, which answers at the address. */
type Starter = (site: string) => Promise<Contender>;

export async function startContenders(starters: readonly Starter[]): Promise<Contender[]> {
  const site = await startOurs();
  const started: Contender[] = [site];
  try {
    if (starters.length > 0) await preparePeers(site.url);
    for (const start of starters) started.push(await start(site.url));
    return started;
  } catch (error) {
    await stopAll(started);
    throw error;
  }
}

export const plainNginx: Starter = (origin) => runNginx('nginx', (place) => plainFiles({ ...place, origin }));

export const byItself =
  (framework: Framework): Starter =>
  () =>
    startNode(framework);

/**
 * Behind nginx, which compresses in its place, as the documents of Next.js and SvelteKit advise; both share its core.
 * @param level of gzip: its own default is 1, and 6 is what those set who count bytes
 */
export const behindNginx =
  (framework: Framework, level: 1 | 6, name: ContenderName = framework): Starter =>
  async () => {
    const behind = await startNode(framework, { COMPRESSION: 'off' });
    const proxy = await runNginx(name, (place) => compressingProxy({ ...place, to: behind.url, level }));
    const stop = async () => void (await Promise.all([proxy.stop(), behind.stop()]));
    return { ...proxy, pids: [...proxy.pids, ...behind.pids], stop };
  };

/** As visitors are answered, to whom whatever can be compressed is. */
export const forVisitors: readonly Starter[] = FRAMEWORKS.map((framework) => behindNginx(framework, 6));

export async function stopAll(contenders: readonly Contender[]): Promise<void> {
  await Promise.all(contenders.map(({ stop }) => stop()));
}

/** As `npm start` starts it, with the content that ships, and nobody’s limits. */
async function startOurs(): Promise<Contender> {
  const settings = {
    CONTENT_DIR: join(import.meta.dirname, '../../../content'),
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    ...asStarted(),
  };
  const site = await startSite(settings, pinned);
  return { name: 'site', url: site.url, pids: [site.pid], stop: async () => void (await site.stop()) };
}

/** Installs the peers' packages, and Lighthouse with them, unless they are there. */
export async function installPeers(): Promise<void> {
  const [locked, installed] = await Promise.all(
    ['package-lock.json', 'node_modules/.package-lock.json'].map((file) =>
      stat(join(peers, file)).catch(() => null),
    ),
  );
  if (installed && locked && installed.mtimeMs > locked.mtimeMs) return;
  // Not `ci`, which refuses a lock made where the registry had no parts for other platforms.
  await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts']);
}

async function preparePeers(origin: string): Promise<void> {
  const stampFile = join(peers, 'made.stamp');
  const stamp = await readFile(join(peers, '../../../build/stamp'), 'utf8');
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return;
  console.log('Building the peers …');
  await installPeers();
  await run('npm', ['run', '--silent', 'pages', '--', origin]);
  for (const name of FRAMEWORKS) await run('npm', ['run', '--silent', name]);
  await writeFile(stampFile, stamp);
}

function run(program: string, words: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { cwd: peers, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += piece));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ${words.join(' ')} failed:\n${output}`)),
    );
  });
}

async function startNode(name: Framework, settings: Record<string, string> = {}): Promise<Contender> {
  const port = await freePort();
  const [launcher = '', ...rest] = [...pinned, process.execPath, ...SERVERS[name]];
  const child = spawn(launcher, rest, {
    cwd: peers,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      HOSTNAME: '127.0.0.1',
      ...settings,
    },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await answering(url, child);
  return { name, url, pids: [await answeringPid(child.pid ?? 0)], stop: () => ended(child) };
}

async function runNginx(
  name: ContenderName,
  configure: (place: { folder: string; port: number }) => Promise<string>,
): Promise<Contender> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const config = await configure({ folder, port });
  const [launcher = '', ...words] = [...pinned, 'nginx', '-p', folder, '-c', config];
  const child = spawn(launcher, words, { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await answering(url, child);
  const stop = async () => {
    await ended(child);
    await rm(folder, { recursive: true, force: true });
  };
  return { name, url, pids: [await answeringPid(child.pid ?? 0)], stop };
}

/** nginx and Next.js leave the answering to a process of their own. */
async function answeringPid(pid: number): Promise<number> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8'))
    .trim()
    .split(' ')
    .filter(Boolean);
  return Number(children.at(-1) ?? pid);
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  const last = Date.now() + 30_000;
  while (Date.now() < last && child.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return void (await answer.arrayBuffer());
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error(`Nobody answers at ${url}: ${child.spawnargs.join(' ')}`);
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill();
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
