import { contentFolder } from '../../../tools/content/content-folder.js';
import { alone } from './alone.ts';
import { EXIT, exitCodeOf } from './exit-codes.ts';
import { loadSettings, makeLive, root } from './make-live.ts';

export async function run(words: readonly string[]): Promise<void> {
  if (words.includes('--to')) {
    const { publishTo } = await import('./publish-to.ts');
    process.exitCode = await exitCodeOf(() => publishTo(words.includes('--over')));
    return;
  }
  loadSettings();
  process.exitCode = await exitCodeOf(() =>
    alone(root, async () => {
      console.log('The words are checked, and the site is built. This takes half a minute.');
      const published = await makeLive(contentFolder(root));
      if (published) console.log('Published. A site that is running shows it within a few seconds.');
      else console.error('Nothing was published: the site goes on as it was.');
      return published ? EXIT.done : EXIT.refused;
    }),
  );
}
