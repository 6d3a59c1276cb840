import { mkdtemp, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { contentFolder } from '../../../tools/content/content-folder.js';
import { connected, endOf, keepConnection, openLine } from './connection.ts';
import { EXIT, exitCodeOf } from './exit-codes.ts';
import { FolderFault, isVersion, NOTHING, readVersion, unpack, versionOf } from './folder-archive.ts';
import { beforeOf, root, takePlace } from './make-live.ts';

/** Takes what is live, unless this machine's folder has changed as well. */
export async function run(words: readonly string[]): Promise<void> {
  process.exitCode = await exitCodeOf(async () => {
    console.log(await fetchLive(contentFolder(root), words.includes('--over')));
    return EXIT.done;
  });
}

/**
 * @param over true takes the place of what was changed here, too
 * @returns what has happened, in a sentence
 * @throws FolderFault if nothing could be fetched, or both have changed
 */
async function fetchLive(folder: string, over: boolean): Promise<string> {
  const connection = connected();
  const here = versionOf(folder);
  const line = openLine(connection, `fetch ${here}`, 'pipe');
  const ended = endOf(line);
  line.stdin?.end();
  try {
    const { version: live, files } = await readVersion(line.stdout ?? Readable.from([]));
    if (!isVersion(live)) {
      await ended;
      throw new FolderFault('The server could not be reached: these are the files of this machine.');
    }
    if (live === NOTHING && live !== here) return 'Nothing is live yet.';
    if (live !== here && !over) {
      if (live === connection.version) return 'The folder has changes that are not published yet.';
      if (here !== connection.version)
        throw new FolderFault(
          `What is live and this folder have both changed; nothing was taken. Publishing names the files that differ, and asks. To put what is live in the place of this folder, which is then kept as ${beforeOf(folder)}: npm run site -- fetch --over`,
        );
    }
    if (live !== here) await takeFiles(files, live, folder);
    keepConnection({ ...connection, version: live });
    return live === here
      ? 'The folder is what is live.'
      : `The folder is now what is live. What it was before is in ${beforeOf(folder)}.`;
  } finally {
    line.kill();
  }
}

async function takeFiles(files: ReadableStream<Uint8Array>, live: string, folder: string): Promise<void> {
  const coming = await mkdtemp(`${folder}.coming-`);
  try {
    await unpack(files, live, coming);
    await takePlace(folder, coming);
  } finally {
    await rm(coming, { recursive: true, force: true });
  }
}
