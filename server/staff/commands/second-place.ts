import { existsSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { publicKey } from '../../outgoing/ssh.ts';
import { newestWords } from '../../second-place/names.ts';
import { openPlace } from '../../second-place/places/open-place.ts';
import type { Place } from '../../second-place/places/place.ts';
import { rebuild } from '../../second-place/rebuild.ts';
import { ownFolder } from '../../second-place/state.ts';
import type { CopiedDatabase } from '../../second-place/trial.ts';
import { updateSecondPlace } from '../../second-place/update.ts';
import { unpackWords } from '../../second-place/words.ts';
import { makeFolder } from '../../store/make-folder.ts';
import { countRows } from '../../store/sqlite/count-rows.ts';
import { holdAlone } from '../../store/sqlite/locks.ts';
import { sqlitePath } from '../../store/sqlite/open-sqlite.ts';
import { restoreSqlite } from '../../store/sqlite/restore-sqlite.ts';
import { type CommandContext, defineCommand } from '../command.ts';

export const secondPlaceKey = defineCommand({
  name: 'second-place key',
  summary: 'Prints the line by which a second place that is reached by SSH lets this machine in.',
  options: {},
  async run({ json, context }) {
    const key = publicKey(ownFolder(context.config.DATA_DIR), 'copies-of-the-website');
    const line = `restrict,command="internal-sftp" ${key}`;
    context.print(json ? JSON.stringify({ line }) : line);
  },
});

export const secondPlaceUpdate = defineCommand({
  name: 'second-place update',
  summary: 'Sends to BACKUP_TO what has changed, as the site does every few minutes.',
  options: {},
  async run({ json, context }) {
    const { BACKUP_TO: to, CONTENT_DIR } = context.config;
    if (to === null) throw new Error('BACKUP_TO is not set: there is no second place.');
    const own = ownFolder(context.config.DATA_DIR);
    makeFolder(own);
    const letGo = holdAlone(join(own, 'lock'));
    if (!letGo) return context.note('Another program brings the second place up to date just now.');
    try {
      const words = CONTENT_DIR !== null && existsSync(CONTENT_DIR) ? CONTENT_DIR : null;
      const [place, database] = [openPlace(to, own), await databaseOf(context)];
      await updateSecondPlace({ to, own, place, database, words, now: new Date() });
    } finally {
      letGo();
    }
    context.print(json ? JSON.stringify({ updated: true }) : 'The second place is up to date.');
  },
});

async function databaseOf({ config, readStore }: CommandContext): Promise<CopiedDatabase> {
  const id = await readStore(async ({ secretFor }) =>
    Buffer.from(secretFor('second-place')).toString('hex', 0, 6),
  );
  return {
    ...{ id, path: sqlitePath(config.DATA_DIR) },
    copy: (target) => readStore(({ backup }) => backup(target)),
    rowsOf: countRows,
    async restore(from, dataDir) {
      await restoreSqlite({ dataDir, from, replace: false, now: new Date() });
      return countRows(sqlitePath(dataDir));
    },
  };
}

const isPlaceAddress = (from: string) => from.startsWith('sftp://');

export const isPlace = (from: string) =>
  isPlaceAddress(from) || (existsSync(from) && statSync(from).isDirectory());

/** Fetches the newest state, and the words where there are none yet. */
export async function withFetched<Result>(
  from: string,
  { config, note }: CommandContext,
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  const own = ownFolder(config.DATA_DIR);
  const work = join(own, 'restore');
  makeFolder(work);
  try {
    const place = openPlace(isPlaceAddress(from) ? from : resolve(from), own);
    const file = join(work, 'site.db');
    const { at, leftOut, reason } = await rebuild(place, file, work);
    const result = await use(file);
    note(`This is what there was at ${at.toISOString()}.`);
    if (leftOut.length > 0)
      note(`${leftOut.length} later copies could not be used, from ${leftOut[0]} on: ${reason}`);
    const words = newestWords(await place.list());
    if (words) note(await restoreWords(place, words, config.CONTENT_DIR, join(work, words)));
    return result;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function restoreWords(
  place: Place,
  name: string,
  folder: string | null,
  file: string,
): Promise<string> {
  if (folder === null) return `The words are there as ${name}: set CONTENT_DIR for them.`;
  await place.get(name, file);
  return unpackWords(file, folder)
    ? `The words are in ${folder}: publish them (npm run site -- publish).`
    : `${folder} has files already, and was left as it is; the words are there as ${name}.`;
}
