import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { changeBuilds } from './make-live.ts';

async function folderWith(stamp?: string): Promise<string> {
  const folder = temporaryFolder();
  if (stamp === undefined) return folder;
  await mkdir(join(folder, 'build'));
  await writeFile(join(folder, 'build/stamp'), stamp);
  return folder;
}

const stampOf = (folder: string) => readFile(join(folder, 'build/stamp'), 'utf8');

it('a finished build takes the place of the one before, or of none', async () => {
  for (const before of ['old', undefined]) {
    const site = await folderWith(before);
    await changeBuilds(await folderWith('new'), site);
    expect(await stampOf(site)).toBe('new');
  }
});

it('the build stays where the new one cannot take its place', async () => {
  const site = await folderWith('old');
  await expect(changeBuilds(await folderWith(), site)).rejects.toThrow('ENOENT');
  expect(await stampOf(site)).toBe('old');
  const empty = await folderWith();
  await expect(changeBuilds(await folderWith(), empty)).rejects.toThrow('ENOENT');
  expect(await readdir(empty)).toEqual([]);
});
