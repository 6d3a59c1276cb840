import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../../tools/content/content-folder.js';
import { update } from '../../tools/content/versions.ts';

export async function run(): Promise<void> {
  const folder = contentFolder(join(import.meta.dirname, '../..'));
  const news = update(folder);
  if (existsSync(folder))
    console.log(news.length > 0 ? ['Moved over:', ...news].join('\n  ') : 'The folder is of this version.');
  await import('../../tools/content/check-content.ts');
}
