// Says what is wrong with the content, with file and line. Runs first in the build, which ends where anything is.
import { join } from 'node:path';
import { folderFaults } from './checks/folder-faults.ts';
import { contentFolder } from './content-folder.js';
import { notRight } from './not-right.ts';
import { versionFault } from './versions.ts';
import { writeModules } from './write-modules.ts';

const root = join(import.meta.dirname, '../..');
const folder = contentFolder(root);
const fault = versionFault(folder);
if (fault) {
  console.error(fault);
  process.exit(1);
}
const errors = [...folderFaults(folder), ...writeModules(root)];
if (errors.length > 0) {
  console.error(notRight(root, errors));
  process.exit(1);
}
// It imports the modules that have just been written.
const { checkLists } = await import('./checks/check-lists.ts');
await checkLists(root, process.argv.includes('--build'));
