// Says what is wrong with the content, with file and line. Runs first in the build, which ends where anything is.
import { join } from 'node:path';
import { writeModules } from './write-modules.ts';

const root = join(import.meta.dirname, '../..');
const errors = writeModules(root);
if (errors.length > 0) {
  console.error(`The content is not right:\n  ${errors.join('\n  ')}`);
  process.exit(1);
}
// It imports the modules that have just been written.
const { checkLists } = await import('./check-lists.ts');
await checkLists(join(root, 'content'), process.argv.includes('--build'));
