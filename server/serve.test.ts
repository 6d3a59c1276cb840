import { type ChildProcess, spawn } from 'node:child_process';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';

/** A process of the site that does what its number is told in `BEHAVIOURS`, and says what it hears. */
const MAIN = `
import cluster from 'node:cluster';
const id = cluster.worker.id;
const behaviour = JSON.parse(process.env.BEHAVIOURS)[id - 1];
const say = (what) => console.log(what + ' ' + id);
process.on('message', (message) => {
  say(message);
  if (message === 'stop') process.exit(0);
});
process.on('SIGTERM', () => {
  say('ended');
  if (behaviour === 'late') process.send('listening', () => setTimeout(() => process.exit(0), 100));
  else process.exit(0);
});
process.on('SIGUSR2', () => process.exit(3));
process.on('SIGCONT', () => {
  process.send('outdated');
  process.send('listening');
});
process.on('SIGUSR1', () => process.send('outdated'));
say('started');
console.log('pid ' + id + ' ' + process.pid);
if (behaviour === 'serves') process.send('listening');
if (behaviour === 'fails') process.exit(1);
`;

interface Primary {
  output(): string;
  /** Has a new build taken over, and waits for what its process says first. */
  takeOver(id: number): Promise<void>;
  child: ChildProcess;
  ended: Promise<number | null>;
}

async function startPrimary(
  behaviours: ('serves' | 'late' | 'fails' | 'waits')[],
  program: readonly string[] = [process.execPath],
): Promise<Primary> {
  const folder = temporaryFolder();
  await mkdir(join(folder, 'server'));
  await copyFile(join(import.meta.dirname, 'serve.ts'), join(folder, 'server/serve.ts'));
  await writeFile(join(folder, 'server/main.ts'), MAIN);
  const [command = '', ...words] = program;
  const child = spawn(command, [...words, join(folder, 'server/serve.ts')], {
    cwd: folder,
    env: { PATH: process.env.PATH, BEHAVIOURS: JSON.stringify(behaviours), npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const primary = {
    output: () => output,
    takeOver: async (id: number) => {
      child.kill('SIGHUP');
      await expect.poll(() => output).toContain(`started ${id}`);
    },
    child,
    ended,
  };
  await expect.poll(() => output).toContain('pid 1 ');
  return primary;
}

it('the first one is followed once it has listened: before that it may answer already', async () => {
  const { output, child, ended } = await startPrimary(['waits', 'serves']);
  process.kill(Number(/pid 1 (\d+)/.exec(output())?.[1]), 'SIGCONT');
  await expect.poll(output).toContain('started 2');
  await expect.poll(output).toContain('retire 1');
  expect(output()).not.toContain('ended 1');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

it('one that npm started stops once the shell in between has ended', async () => {
  const shell = ['sh', '-c', `"${process.execPath}" "$0"; :`];
  const { output, child } = await startPrimary(['serves'], shell);
  child.kill('SIGTERM');
  await expect.poll(output).toContain('stop 1');
});

it('one that is outdated as it says that it listens sends nobody away', async () => {
  const { takeOver, output, child, ended } = await startPrimary(['serves', 'late', 'fails']);
  await takeOver(2);
  await takeOver(3);
  await expect.poll(output).toContain('The new build does not start');
  await expect.poll(output).toContain('ended 2');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(output()).not.toContain('retire');
  expect(output()).toContain('stop 1');
});

it('two that are retired stay until their last request; a third ends the oldest', async () => {
  const { takeOver, output, child, ended } = await startPrimary(Array(4).fill('serves'));
  for (const [id, retired] of [
    [2, 'retire 1'],
    [3, 'retire 2'],
  ] as const) {
    await takeOver(id);
    await expect.poll(output).toContain(retired);
  }
  expect(output()).not.toContain('stop');
  await takeOver(4);
  await expect.poll(output).toContain('retire 3');
  await expect.poll(output).toContain('stop 1');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(
    output()
      .match(/(?:retire|stop) \d/g)
      ?.sort(),
  ).toEqual(['retire 1', 'retire 2', 'retire 3', 'stop 1', 'stop 2', 'stop 3', 'stop 4']);
});

it('one whose prices have ended is followed by another, and serves until then', async () => {
  const { output } = await startPrimary(['serves', 'serves']);
  process.kill(Number(/pid 1 (\d+)/.exec(output())?.[1]), 'SIGUSR1');
  await expect.poll(output).toContain('started 2');
  await expect.poll(output).toContain('retire 1');
});

it('the end of the one that serves is the end of all, with its code: a retired one takes no connection', async () => {
  const { takeOver, output, ended } = await startPrimary(['serves', 'serves']);
  await takeOver(2);
  await expect.poll(output).toContain('retire 1');
  process.kill(Number(/pid 2 (\d+)/.exec(output())?.[1]), 'SIGUSR2');
  expect(await ended).toBe(3);
  expect(output()).toContain('stop 1');
});
