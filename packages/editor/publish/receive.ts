// The one thing that an owner's key may start on the server: `authorized_keys` names it as its command.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { contentFolder, isSampleFolder } from '../../../tools/content/content-folder.js';
import { alone } from './alone.ts';
import { EXIT, exitCodeOf } from './exit-codes.ts';
import { differences, FolderFault, isVersion, NOTHING, pack, unpack, versionOf } from './folder-archive.ts';
import { beforeOf, loadSettings, makeLive, root, takePlace } from './make-live.ts';

const LONGEST_TRANSFER_MS = 15 * 60_000;

const say = (text: string) => console.log(text);

/** SSH_ORIGINAL_COMMAND has the request, and the standard input the files that are sent. */
export async function run(): Promise<void> {
  loadSettings();
  // A reader who has gone must not stop a publish that has begun.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  process.exitCode = await exitCodeOf(() =>
    obey((process.env.SSH_ORIGINAL_COMMAND ?? '').split(' '), contentFolder(root)),
  );
}

async function obey([name, ...words]: readonly string[], folder: string): Promise<number> {
  if (isSampleFolder(root, folder))
    throw new FolderFault(
      'The server has no folder for your words yet. Whoever keeps it sets CONTENT_DIR there (docs/operations.md, An owner who publishes).',
    );
  if (name === 'fetch' && words.length === 1) return send(folder, words[0]);
  if (name === 'publish' && words.length >= 2 && words.slice(0, 2).every(isVersion))
    return alone(root, () => publish(folder, words));
  if (name === 'undo' && words.length === 0) return alone(root, () => undo(folder));
  throw new FolderFault('This key may fetch, publish and undo, and nothing else.');
}

/** The version that is live, and if it is another than the one that is known, its files. */
function send(folder: string, known = ''): number {
  const version = versionOf(folder);
  process.stdout.write(version);
  if (version !== known && version !== NOTHING) Readable.from(pack(folder, version)).pipe(process.stdout);
  return EXIT.done;
}

async function publish(folder: string, [base = '', version = '', over]: readonly string[]): Promise<number> {
  const coming = await mkdtemp(`${folder}.coming-`);
  try {
    await receiveFiles(version, coming);
    if (versionOf(folder) !== base && over !== 'over') {
      console.error('What is live is not what you last fetched or published. These files differ from yours:');
      for (const path of differences(folder, coming)) console.error(`  ${path}`);
      return EXIT.newer;
    }
    say('All files are there. The server checks and builds them, which takes half a minute.');
    return await makeFolderLive(folder, coming);
  } finally {
    await rm(coming, { recursive: true, force: true });
  }
}

async function receiveFiles(version: string, coming: string): Promise<void> {
  const late = setTimeout(() => process.stdin.destroy(), LONGEST_TRANSFER_MS);
  try {
    await unpack(Readable.toWeb(process.stdin) as ReadableStream<Uint8Array>, version, coming);
  } finally {
    clearTimeout(late);
    process.stdin.destroy();
  }
}

async function undo(folder: string): Promise<number> {
  const before = beforeOf(folder);
  if (!existsSync(before))
    throw new FolderFault('There is no version before: nothing has been published here yet.');
  say('The server builds the version before, which takes half a minute.');
  return makeFolderLive(folder, before);
}

async function makeFolderLive(folder: string, coming: string): Promise<number> {
  const done = await makeLive(coming, () => takePlace(folder, coming));
  say(
    done
      ? 'Published. Visitors see it within a few seconds.'
      : 'Nothing was published: the site goes on as it was.',
  );
  return done ? EXIT.done : EXIT.refused;
}
