// Plain JavaScript without dependencies that Node 20 understands: the stamp of the build is made of this folder, too.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';

/**
 * @param {string} root the project's folder
 * @param {string} folder is nobody's own where it is the sample that comes with the site
 */
export const isSampleFolder = (root, folder) => folder === join(root, 'content');

/**
 * The folder with the provider's own files: CONTENT_DIR of the environment or of `.env`, else the sample that comes with the site.
 * @param {string} root the project's folder
 */
export function contentFolder(root) {
  const settings = join(root, '.env');
  const named =
    process.env.CONTENT_DIR ??
    (existsSync(settings) ? parseEnv(readFileSync(settings, 'utf8')).CONTENT_DIR : undefined);
  return named ? resolve(root, named) : join(root, 'content');
}
