import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { warmCompileCache } from '../build/warm-compile-cache.ts';
import { contentFolder } from '../content/content-folder.js';
import { copyEngine } from '../setup/copy-engine.ts';

const root = join(import.meta.dirname, '../..');

/** Builds in a copy, and changes the builds when all is well: the running site sees that, and takes it over. */
export async function run(): Promise<void> {
  // Under a public address the built site does not start with samples in it.
  const settings = join(root, '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
  const copy = await copyEngine(root);
  try {
    const folder = contentFolder(root);
    const isSample = folder === join(root, 'content');
    const env = { ...process.env, CONTENT_DIR: isSample ? undefined : folder };
    const { status } = spawnSync(process.execPath, ['tools/build.ts'], { cwd: copy, env, stdio: 'inherit' });
    if (status !== 0) {
      console.error('Nothing was published: the site goes on as it was.');
      process.exitCode = 1;
      return;
    }
    await changeBuilds(copy, root);
    console.log('Published. A site that is running shows it within a few seconds.');
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
  await warmCompileCache(root);
}

/** Puts the build of the copy in the place of the one that is there, which comes back if that fails. */
export async function changeBuilds(copy: string, site: string): Promise<void> {
  const [build, before] = [join(site, 'build'), join(copy, 'build-before')];
  await rename(build, before).catch(ignoreMissing);
  try {
    await rename(join(copy, 'build'), build);
  } catch (error) {
    await rename(before, build).catch(ignoreMissing);
    throw error;
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
