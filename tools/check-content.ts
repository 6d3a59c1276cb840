// Says what is wrong with the content, with file and line. Runs first in the build, which ends where anything is.
import { join } from 'node:path';
import { shelfNames } from '../content/entries.ts';
import { readEntryFolder } from '../server/entries/entry-folder.ts';
import { readJobFolder } from '../server/jobs/markdown-jobs.ts';
import { contentFaults } from './content-faults.ts';
import { contentLists } from './content-rules.ts';

/**
 * Every fault of the content.
 *
 * @param contentFolder where the folders of Markdown files lie
 */
export async function allContentFaults(contentFolder: string): Promise<string[]> {
  const folders = [
    { name: 'jobs', read: readJobFolder },
    ...shelfNames.map((name) => ({ name, read: readEntryFolder })),
  ];
  const inFolders = await Promise.all(
    folders.map(async ({ name, read }) => {
      const { faults } = await read(join(contentFolder, name));
      return faults.map((fault) => `content/${name}/${fault}`);
    }),
  );
  return [...inFolders.flat(), ...contentLists.flatMap(contentFaults)];
}

if (import.meta.main) {
  const faults = await allContentFaults(join(import.meta.dirname, '../content'));
  if (faults.length > 0) {
    console.error(`The content is not right:\n  ${faults.join('\n  ')}`);
    process.exit(1);
  }
  console.log('The content is right.');
}
