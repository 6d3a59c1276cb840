import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { contentFolder } from '../content/content-folder.js';
import { endOf, keepConnection, openLine, readConnection } from './connection.ts';
import { FolderFault, isVersion, NOTHING, unpack, versionOf } from './folder-archive.ts';
import { replace, root } from './make-live.ts';

/** Takes what is live, unless this machine's folder has changed as well. */
export async function run(words: readonly string[]): Promise<void> {
  try {
    console.log(await fetchLive(contentFolder(root), words.includes('--over')));
  } catch (error) {
    if (!(error instanceof FolderFault)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/**
 * @param over true takes the place of what was changed here, too
 * @returns what has happened, in a sentence
 * @throws FolderFault if nothing could be fetched, or both have changed
 */
async function fetchLive(folder: string, over: boolean): Promise<string> {
  const connection = readConnection();
  if (!connection)
    throw new FolderFault('There is no server yet: npm run site -- connect website@www.example.org');
  const here = versionOf(folder);
  const line = openLine(connection, `fetch ${here}`, 'pipe');
  const ended = endOf(line);
  line.stdin?.end();
  const stdout = line.stdout ?? Readable.from([]);
  const live = await readVersion(stdout);
  if (!isVersion(live)) {
    await ended;
    throw new FolderFault('The server could not be reached: these are the files of this machine.');
  }
  if (live === here) {
    keepConnection({ ...connection, version: live });
    return 'The folder is what is live.';
  }
  if (live === NOTHING) return 'Nothing is live yet.';
  const coming = await mkdtemp(`${folder}.coming-`);
  try {
    await unpack(Readable.toWeb(stdout) as ReadableStream<Uint8Array>, live, coming);
    if (!over && live === connection.version) return 'The folder has changes that are not published yet.';
    if (!over && here !== connection.version)
      throw new FolderFault(
        'This folder is not what is live, nor what you last fetched or published. To take what is live in its place: npm run site -- fetch --over',
      );
    await rm(`${folder}.before`, { recursive: true, force: true });
    await replace(folder, coming, `${folder}.before`);
  } finally {
    await rm(coming, { recursive: true, force: true });
  }
  keepConnection({ ...connection, version: live });
  return `The folder is now what is live. What it was before is in ${folder}.before.`;
}

/** The first 64 characters of the answer; fewer if the line breaks. */
async function readVersion(stdout: Readable): Promise<string> {
  for (;;) {
    const version: Buffer | null = stdout.read(NOTHING.length);
    if (version || stdout.readableEnded) return String(version ?? '');
    await Promise.race([once(stdout, 'readable'), once(stdout, 'end')]);
  }
}
