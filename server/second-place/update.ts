import { mkdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { digestsOf, NO_DIGESTS, summaryOf, writeChanges } from './blocks.ts';
import { chainsOf, copyName, dueForRemoval, hasOthers, momentName, wordsName } from './names.ts';
import type { Place } from './places/place.ts';
import { readKnown, type State, writeState } from './state.ts';
import { type CopiedDatabase, tryToRestore } from './trial.ts';
import { lookOf, packWords } from './words.ts';

interface Options {
  to: string;
  /** The folder of the key, and of what is known of the second place. */
  own: string;
  place: Place;
  database: CopiedDatabase;
  /** The provider's own folder; null where the words are the sample's. */
  words: string | null;
  now: Date;
}

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
const NIGHT_MS = 3 * HOUR_MS;
/** So many databases lie on the disk while one is restored for a trial. */
const ROOM = 5;
const ROOM_LEFT_BYTES = 100_000_000;

/**
 * Sends what has changed since the last time, and each night everything; once a week what is there is restored for a trial.
 * Not for two at once. @throws what the second place says: the next one sends what this one has not
 */
export async function updateSecondPlace(options: Options): Promise<void> {
  const work = join(options.own, 'work');
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true, mode: 0o700 });
  try {
    await update(options, work);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function update({ to, own, place, database, words, now }: Options, work: string): Promise<void> {
  const time = now.getTime();
  const [copy, packed] = [join(work, 'copy.db'), join(work, 'packed')];
  let { state, digests } = readKnown(own, to);
  const save = (changes: Partial<State>, newDigests?: Buffer) => {
    state = { ...state, ...changes };
    digests = newDigests ?? digests;
    writeState(own, state, newDigests);
  };

  async function send(moment: string, number: number, before: Buffer): Promise<void> {
    const after = digestsOf(copy);
    if (after.equals(before)) return;
    await writeChanges({ file: copy, before, target: packed, at: time });
    await place.put(packed, copyName(database.id, moment, number));
    save({ moment, number, after: summaryOf(after) }, after);
  }

  async function sendWhole(night: string): Promise<void> {
    if (hasOthers(await place.list(), database.id))
      throw new Error(
        'The second place has copies of another database: restore that one, or name an empty folder.',
      );
    save({ triedAt: time, isOpen: true });
    await send(momentName(now), 0, NO_DIGESTS);
    save({ night, isOpen: false });
    await place.remove(dueForRemoval(await place.list(), now, new Date(state.checkedAt ?? time)));
  }

  /** @returns why it failed, which keeps nothing else from being sent */
  async function tryOut(): Promise<unknown> {
    try {
      const submissions = await tryToRestore({ place, database, copy, digests, work });
      save({ trial: { at: time, isGood: true, submissions } });
      return null;
    } catch (error) {
      save({ trial: { at: time, isGood: false, submissions: 0 } });
      return error;
    }
  }

  async function sendWords(folder: string): Promise<void> {
    const look = lookOf(folder);
    if (look === state.words) return;
    packWords(folder, packed);
    await place.put(packed, wordsName(database.id, momentName(now)));
    save({ words: look });
  }

  async function sendDatabase(): Promise<unknown> {
    const night = new Date(time - NIGHT_MS).toISOString().slice(0, 10);
    const isNight = state.night !== night && Math.abs(time - state.triedAt) >= HOUR_MS;
    const seen = [database.path, `${database.path}-wal`].map(lookOfFile).join();
    const moment = await momentToFollow(state, place, database.id);
    if (seen === state.seen && moment !== null && !isNight) return null;
    expectRoom(own, statSync(database.path).size);
    await database.copy(copy);
    if (moment !== null) await send(moment, state.number + 1, digests);
    const fault = moment !== null && isNight && isTrialDue(state, time) ? await tryOut() : null;
    if (moment === null || isNight) await sendWhole(night);
    save({ seen });
    return fault;
  }

  if (state.since === 0) save({ since: time });
  const fault = await sendDatabase();
  if (words !== null) await sendWords(words);
  save({ checkedAt: time });
  if (fault) throw fault;
}

/** Null if what comes next must be a whole copy: a whole one that was begun may have arrived, and no changes follow it. */
async function momentToFollow({ moment, isOpen }: State, place: Place, id: string): Promise<string | null> {
  if (moment === null || !isOpen) return moment;
  const newest = chainsOf(await place.list())[0]?.[0];
  return newest === copyName(id, moment, 0) ? moment : null;
}

const isTrialDue = ({ trial }: State, time: number) =>
  !trial?.isGood || Math.abs(time - trial.at) > WEEK_MS - HOUR_MS;

function lookOfFile(path: string): string {
  const { size = 0, mtimeMs = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return `${size} ${mtimeMs}`;
}

/** A copy never takes the last of the disk, on which visitors' messages are stored. */
function expectRoom(folder: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < bytes * ROOM + ROOM_LEFT_BYTES)
    throw new Error('The disk of the site has no room for a copy of the database.');
}
