import { contentFolder } from '../content/content-folder.js';
import { exitCodeOf } from './exit-codes.ts';
import { loadSettings, makeLive, root } from './make-live.ts';

export async function run(words: readonly string[]): Promise<void> {
  if (words.includes('--to')) {
    const { publishTo } = await import('./publish-to.ts');
    process.exitCode = await exitCodeOf(() => publishTo(words.includes('--over')));
    return;
  }
  loadSettings();
  const published = await makeLive(contentFolder(root));
  if (published) return console.log('Published. A site that is running shows it within a few seconds.');
  console.error('Nothing was published: the site goes on as it was.');
  process.exitCode = 1;
}
