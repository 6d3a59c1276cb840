// Builds the site for production: checks the content, makes fonts, pages, compressed files, and the stamp by which a stale build is known.
import { spawnSync } from 'node:child_process';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { finishBuild } from './build/finish-build.ts';
import { warmCompileCache } from './build/warm-compile-cache.ts';
import { contentFolder } from './content/content-folder.js';
import { sourceStamp } from './setup/source-stamp.js';

const root = join(import.meta.dirname, '..');

function run(...words: string[]): void {
  const { status } = spawnSync(process.execPath, words, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exit(status ?? 1);
}

run(join(root, 'tools/content/check-content.ts'), '--build');
// The words have just been written there.
for (const name of await readdir(join(root, 'build')))
  if (name !== 'content') await rm(join(root, 'build', name), { recursive: true });
run(join(root, 'tools/build/fonts/make-fonts.ts'));
// A copy of the sources has its packages further up.
const vite = new URL('bin/vite.js', import.meta.resolve('vite/package.json'));
run(fileURLToPath(vite), 'build', '--app', '--configLoader', 'native', '--logLevel', 'warn');
// They import the words, which a fresh copy has not had before.
const { makeServiceWorker } = await import('./build/make-service-worker.ts');
const { makeIcons } = await import('./build/icons.ts');
const { layProviderMedia } = await import('./build/provider-media.ts');
const { makeShareImages } = await import('./build/make-share-images.ts');
await makeIcons(join(root, 'build/client'), contentFolder(root));
await layProviderMedia(join(root, 'build/client'), contentFolder(root));
await makeServiceWorker(join(root, 'build/client'));
await makeShareImages(join(root, 'build/client'));
const manifest = await finishBuild(join(root, 'build/client'));
await writeFile(join(root, 'build/site.json'), JSON.stringify(manifest));
await warmCompileCache(root);
await writeFile(join(root, 'build/stamp'), sourceStamp(root));
// For code editors, not for the site.
run(join(root, 'tools/content/print-schemas.ts'));
console.log(`Built ${Object.keys(manifest).length} files.`);
