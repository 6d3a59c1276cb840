// A copy of the site's sources in which another build is made, while the one of the project's folder is in use.
import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';

const SOURCES = [
  ...['app', 'content', 'domain', 'packages', 'public', 'server', 'tools', '.generated/fonts'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
];

/**
 * Lies within the project's folder, so that packages are found.
 * @param others files and folders that the site itself does not need
 * @returns the copy's folder, which whoever asked for it takes away
 */
export async function copyEngine(root: string, others: readonly string[] = []): Promise<string> {
  const generated = join(root, '.generated');
  await mkdir(generated, { recursive: true });
  const copy = await mkdtemp(join(generated, 'site-'));
  for (const source of [...SOURCES, ...others])
    await cp(join(root, source), join(copy, source), {
      recursive: true,
      filter: (path) => !path.endsWith('/node_modules'),
    }).catch((error) => {
      // Fonts are there after a first build.
      if (error.code !== 'ENOENT') throw error;
    });
  return copy;
}
