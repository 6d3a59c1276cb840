import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { warmCompileCache } from '../../../tools/build/warm-compile-cache.ts';
import { isSampleFolder } from '../../../tools/content/content-folder.js';
import { copyEngine } from '../../../tools/setup/copy-engine.ts';

export const root = join(import.meta.dirname, '../../..');
const LONGEST_BUILD_MS = 3_600_000;

/** Settings of `.env`: under a public address the site does not start with samples in it. */
export function loadSettings(): void {
  const settings = join(root, '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
}

/**
 * Builds in a copy, and changes the builds when all is well: the running site sees that, and takes it over.
 * @param folder the provider's, or the sample
 * @param afterwards runs once the build has taken its place
 * @returns false if the folder is not right: then nothing has changed, and what is wrong was printed
 */
export async function makeLive(folder: string, afterwards = async () => {}): Promise<boolean> {
  await clearOldCopies(join(root, '.generated'));
  const copy = await copyEngine(root);
  try {
    const env = { ...process.env, CONTENT_DIR: isSampleFolder(root, folder) ? undefined : folder };
    const { status } = spawnSync(process.execPath, ['tools/build.ts'], { cwd: copy, env, stdio: 'inherit' });
    if (status !== 0) return false;
    await changeBuilds(copy, root);
    await afterwards();
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
  await warmCompileCache(root);
  return true;
}

/** A publish that was killed has left its copy. */
async function clearOldCopies(generated: string): Promise<void> {
  const names = await readdir(generated).catch(() => []);
  for (const name of names.filter((one) => one.startsWith('site-'))) {
    const path = join(generated, name);
    if ((await stat(path)).mtimeMs < Date.now() - LONGEST_BUILD_MS) await rm(path, { recursive: true });
  }
}

/** Puts the build of the copy in the place of the one that is there, which comes back if that fails. */
export async function changeBuilds(copy: string, site: string): Promise<void> {
  await replace(join(site, 'build'), join(copy, 'build'), join(copy, 'build-before'));
}

/**
 * Puts one folder in the place of another, which comes back if that fails.
 * @param before where the other one goes, and stays
 */
async function replace(place: string, coming: string, before: string): Promise<void> {
  await rename(place, before).catch(ignoreMissing);
  try {
    await rename(coming, place);
  } catch (error) {
    await rename(before, place).catch(ignoreMissing);
    throw error;
  }
}

/** Where a provider's folder is as it was before. */
export const beforeOf = (folder: string) => `${folder}.before`;

/** Puts another folder in the place of a provider's, which stays beside it; that may be the one from before. */
export async function takePlace(folder: string, coming: string): Promise<void> {
  const leaving = `${folder}.leaving`;
  await rm(leaving, { recursive: true, force: true });
  await replace(folder, coming, leaving);
  await rm(beforeOf(folder), { recursive: true, force: true });
  await rename(leaving, beforeOf(folder)).catch(ignoreMissing);
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
