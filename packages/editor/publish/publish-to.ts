import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { contentFolder, isSampleFolder } from '../../../tools/content/content-folder.js';
import { connected, endOf, keepConnection, openLine } from './connection.ts';
import { EXIT } from './exit-codes.ts';
import { FolderFault, NOTHING, pack, versionOf } from './folder-archive.ts';
import { root } from './make-live.ts';

/**
 * Checks the folder here and sends it to the server, which says how it goes on.
 * @param over true takes the place of what somebody else has published since
 * @returns an exit code: 3 if somebody has, and nothing was changed
 * @throws FolderFault if there is no server, or nothing that can be sent
 */
export async function publishTo(over: boolean): Promise<number> {
  const connection = connected();
  const folder = contentFolder(root);
  if (isSampleFolder(root, folder))
    throw new FolderFault(
      'This is the sample that comes with the site: make a folder of your own first (npm run site -- new).',
    );
  console.log('The words are checked here …');
  // As the build asks: what came with the sample is listed on the editor's first page, and by `check`.
  const check = join(root, 'tools/content/check-content.ts');
  const { status } = spawnSync(process.execPath, [check, '--build'], { stdio: 'inherit' });
  if (status !== 0) return EXIT.refused;
  const version = versionOf(folder);
  const base = connection.version || NOTHING;
  const line = openLine(connection, `publish ${base} ${version}${over ? ' over' : ''}`, 'inherit');
  console.log('Sending the folder to the server …');
  // Where the line ends early, its end says so.
  if (line.stdin) Readable.from(pack(folder, version)).pipe(line.stdin.on('error', () => {}));
  const code = await endOf(line);
  if (code === EXIT.done) keepConnection({ ...connection, version });
  else if (code === EXIT.newer)
    console.error('Nothing was published. To publish over theirs: npm run site -- publish --to --over');
  else if (code === 255)
    console.error('The server could not be reached to the end. Nothing is lost: publish again once it can.');
  return code;
}
