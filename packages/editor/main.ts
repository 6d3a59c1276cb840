// `npm run site -- COMMAND …`: what the owner of a site does with its folder of words, which CONTENT_DIR names.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { contentFolder } from '../../tools/content/content-folder.js';
import { versionFault } from '../../tools/content/versions.ts';

type Command = (words: readonly string[]) => Promise<unknown>;

/** Each is loaded when it is asked for: most import words that the one before them may have to mend. */
const commands: Readonly<Record<string, { about: string; load: () => Promise<{ run: Command }> }>> = {
  check: {
    about: 'says what is wrong in the folder, all at once',
    load: async () => ({ run: () => import('../../tools/content/check-content.ts') }),
  },
  edit: { about: 'opens its files as forms in the browser', load: openEditor },
  new: {
    about: 'makes the folder of another provider, from some questions',
    load: () => import('./new/new.ts'),
  },
  update: {
    about: 'moves the folder’s files to the version of the site, and says what is new',
    load: () => import('./update.ts'),
  },
  publish: {
    about: 'checks and builds the site, and a running one takes it over; --to: on the server',
    load: () => import('./publish/publish.ts'),
  },
  connect: { about: 'makes a key that may publish on a server', load: () => import('./publish/connect.ts') },
  fetch: { about: 'takes the folder that is live on the server', load: () => import('./publish/fetch.ts') },
  undo: { about: 'brings the version before back on the server', load: () => import('./publish/undo.ts') },
  receive: { about: 'is what such a key starts on the server', load: () => import('./publish/receive.ts') },
};

/** It is made of the words and fonts of a build, which a fresh clone does not have. */
async function openEditor(): Promise<{ run: Command }> {
  const root = join(import.meta.dirname, '../..');
  const fault = versionFault(contentFolder(root));
  if (fault) {
    console.error(fault);
    process.exit(1);
  }
  if (existsSync(join(root, 'build/stamp'))) return import('./edit.ts');
  console.log('Building the site, which takes about a minute and happens once …');
  const { status } = spawnSync(process.execPath, [join(root, 'tools/build.ts')], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
  return import('./edit.ts');
}

const [name = '', ...words] = argv.slice(2);
const command = commands[name];
if (command) {
  const { run } = await command.load();
  await run(words);
} else {
  const known = Object.entries(commands).map(([one, { about }]) => `  ${one.padEnd(10)}${about}`);
  console.error(['Usage: npm run site -- <command>', ...known].join('\n'));
  process.exitCode = 2;
}
