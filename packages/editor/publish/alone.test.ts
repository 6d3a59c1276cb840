import { spawnSync } from 'node:child_process';
import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { alone } from './alone.ts';

const lockOf = (site: string) => join(site, '.publishing');

function siteHeldBy(process: number): string {
  const site = temporaryFolder();
  writeFileSync(lockOf(site), String(process));
  return site;
}

it('a second publish is refused while the first goes on, and taken once it has ended', async () => {
  const site = temporaryFolder();
  const first = Promise.withResolvers<string>();
  const going = alone(site, () => first.promise);
  await expect(alone(site, async () => 'second')).rejects.toThrow('Somebody publishes just now');
  first.resolve('first');
  expect(await going).toBe('first');
  expect(await alone(site, async () => 'second')).toBe('second');
  expect(existsSync(lockOf(site))).toBe(false);
});

it('a publish that fails lets the next one in', async () => {
  const site = temporaryFolder();
  await expect(alone(site, () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  expect(await alone(site, async () => 'next')).toBe('next');
});

it('the lock of a process that was killed, or of an hour ago, is taken over', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  expect(await alone(siteHeldBy(pid), async () => 'next')).toBe('next');
  const old = siteHeldBy(process.pid);
  utimesSync(lockOf(old), 0, 0);
  expect(await alone(old, async () => 'next')).toBe('next');
});

it('a folder that cannot be written to is no publish of somebody else', async () => {
  const site = join(temporaryFolder(), 'none');
  await expect(alone(site, async () => 'next')).rejects.toThrow(
    /^Nothing can be published here: (?!Somebody)/,
  );
});
