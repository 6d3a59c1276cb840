import { join } from 'node:path';
import { contentFolder } from '../content/content-folder.js';
import { update } from '../content/versions.ts';

/** Moves the folder's files to the version of the site, and says what is new in it. */
export async function run(): Promise<void> {
  const folder = contentFolder(join(import.meta.dirname, '../..'));
  const news = update(folder);
  console.log(news.length > 0 ? ['Moved over:', ...news].join('\n  ') : 'The folder is of this version.');
  await import('../content/check-content.ts');
}
