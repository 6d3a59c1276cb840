import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { folderOnOtherDisk, hasOtherDisk } from '../../tests/support/other-disk.ts';
import { sampleSubmission } from '../../tests/support/sample-submission.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { testClock } from '../../tests/support/test-store.ts';
import { openStore } from '../store/open-store.ts';
import { countRows } from '../store/sqlite/count-rows.ts';
import { restoreSqlite } from '../store/sqlite/restore-sqlite.ts';
import { openPlace } from './places/open-place.ts';
import type { Place } from './places/place.ts';
import { rebuild } from './rebuild.ts';
import { readState } from './state.ts';
import { updateSecondPlace } from './update.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A Friday at ten. */
async function setUp() {
  const clock = testClock('2026-11-20T10:00:00Z');
  const [dataDir, to] = [temporaryFolder(), folderOnOtherDisk()];
  const own = join(dataDir, 'second-place');
  await mkdir(own);
  const store = await openStore({
    ...{ dataDir, databaseUrl: null, referencePrefix: 'AB', log: collectingLog(), now: clock.now },
  });
  onTestFinished(() => store.close());
  const database = {
    ...{ id: 'abcdef012345', path: join(dataDir, 'site.db') },
    ...{ copy: store.backup, rowsOf: countRows },
    async restore(from: string, trialDir: string) {
      await restoreSqlite({ dataDir: trialDir, from, replace: false, now: clock.now() });
      return countRows(join(trialDir, 'site.db'));
    },
  };
  const options = { to, own, place: openPlace(to, own), database, words: null as string | null };
  const update = (changes: Partial<typeof options> = {}) =>
    updateSecondPlace({ ...options, ...changes, now: clock.now() });
  const save = async () => (await store.submissions.save(sampleSubmission())).id;
  /** Which submissions a new machine would have. */
  const restored = async () => {
    const work = temporaryFolder();
    const { leftOut } = await rebuild(options.place, join(work, 'site.backup'), work);
    const elsewhere = join(work, 'data');
    await restoreSqlite({
      ...{ dataDir: elsewhere, from: join(work, 'site.backup'), replace: false, now: clock.now() },
    });
    const other = await openStore({
      ...{ dataDir: elsewhere, databaseUrl: null, referencePrefix: 'AB', log: collectingLog() },
    });
    const found = await other.submissions.find({});
    await other.close();
    return { ids: found.map(({ id }) => id).sort(), leftOut: leftOut.length };
  };
  const names = () =>
    readdirSync(to)
      .map((name) => name.slice(13))
      .sort();
  return { clock, database, names, options, own, restored, save, store, to, update };
}

describe.skipIf(!hasOtherDisk)('the second place', () => {
  it('has a whole copy first, then what has changed, and nothing where nothing has', async () => {
    const { clock, names, restored, save, store, update } = await setUp();
    const [dora, ed] = [await save(), await save()];
    await update();
    clock.forward(4 * MINUTE);
    await update();
    expect(names()).toEqual(['20261120100000-000000.gz']);

    await store.submissions.erase([dora]);
    const fay = await save();
    clock.forward(4 * MINUTE);
    await update();
    const george = await save();
    clock.forward(4 * MINUTE);
    await update();
    expect(names().slice(1)).toEqual(['20261120100000-000001.gz', '20261120100000-000002.gz']);
    expect(await restored()).toEqual({ ids: [ed, fay, george].sort(), leftOut: 0 });
  });

  it('has everything anew each night, tries it each week, and keeps nothing of what is two weeks old', async () => {
    const { clock, names, own, restored, save, store, update } = await setUp();
    await save();
    const dora = await save();
    await update();
    for (let day = 0; day < 15; day += 1) {
      clock.forward(DAY / 2);
      await save();
      if (day === 0) await store.submissions.erase([dora]);
      await update();
      clock.forward(DAY / 2);
      await update();
    }
    const days = names().map((name) => name.slice(0, 8));
    expect(days[0]).toBe('20261122');
    expect(days.at(-1)).toBe('20261205');
    expect((await restored()).ids).toHaveLength(16);
    const afterTwoWeeks = Date.parse('2026-12-05T10:00:00Z');
    expect(readState(own).trial).toEqual({ at: afterTwoWeeks, isGood: true, submissions: 16 });
  });

  it('gives back all but a tail that is broken, or the night before where a whole copy is', async () => {
    const { clock, names, restored, save, to, update } = await setUp();
    const dora = await save();
    await update();
    clock.forward(DAY);
    const ed = await save();
    await update();
    const fay = await save();
    clock.forward(4 * MINUTE);
    await update();
    await save();
    clock.forward(4 * MINUTE);
    await update();
    const spoil = (name: string) => {
      const path = join(to, `abcdef012345-${name}`);
      writeFileSync(path, readFileSync(path).subarray(0, -30));
    };
    expect(names().slice(1)).toEqual([
      '20261120100000-000001.gz',
      ...['0', '1', '2'].map((number) => `20261121100000-00000${number}.gz`),
    ]);
    spoil('20261121100000-000002.gz');
    expect(await restored()).toEqual({ ids: [dora, ed, fay].sort(), leftOut: 1 });
    spoil('20261121100000-000000.gz');
    expect(await restored()).toEqual({ ids: [dora, ed].sort(), leftOut: 3 });
  });

  it('says that a trial failed where what is there is not what was sent, and is whole again that night', async () => {
    const { clock, own, restored, save, to, update } = await setUp();
    const dora = await save();
    await update();
    writeFileSync(join(to, 'abcdef012345-20261120100000-000000.gz'), 'a letter');
    clock.forward(DAY);
    await expect(update()).rejects.toThrow('no copy that can be read');
    expect(readState(own)).toMatchObject({
      checkedAt: clock.now().getTime(),
      trial: { at: clock.now().getTime(), isGood: false },
    });
    expect(await restored()).toEqual({ ids: [dora], leftOut: 0 });
    clock.forward(DAY);
    await update();
    expect(readState(own).trial).toEqual({ at: clock.now().getTime(), isGood: true, submissions: 1 });
  });

  it('loses nothing where a whole copy arrives and its sender does not hear of it', async () => {
    const { clock, names, options, restored, save, update } = await setUp();
    await save();
    await update();
    clock.forward(DAY);
    const deaf: Place = {
      ...options.place,
      async put(file, name) {
        await options.place.put(file, name);
        throw new Error('the line is cut');
      },
    };
    await expect(update({ place: deaf })).rejects.toThrow('cut');
    await save();
    clock.forward(4 * MINUTE);
    await update();
    expect((await restored()).ids).toHaveLength(2);
    expect(names().at(-1)).toBe('20261121100400-000000.gz');
  });

  it('outlives a clock that jumps ahead and back: nothing old goes in doubt, and what is newest is found', async () => {
    const { clock, names, own, restored, save, update } = await setUp();
    await save();
    await update();
    clock.forward(400 * DAY);
    await save();
    await update();
    const moments = () => [...new Set(names().map((name) => name.slice(0, 8)))];
    expect(moments()).toEqual(['20261120', '20271225']);
    clock.forward(-399 * DAY);
    await save();
    await update();
    await save();
    clock.forward(4 * MINUTE);
    await update();
    expect((await restored()).ids).toHaveLength(4);
    expect(moments()).toEqual(['20261120', '20261121']);
    clock.forward(7 * DAY);
    await update();
    expect(readState(own).trial).toMatchObject({ at: clock.now().getTime(), isGood: true });
  });

  it('that cannot be written keeps what it has, and gets all that it lacks afterwards', async () => {
    const { clock, names, options, own, restored, save, update } = await setUp();
    await save();
    await update();
    const before = readState(own).checkedAt;
    const full: Place = { ...options.place, put: async () => Promise.reject(new Error('ENOSPC')) };
    for (const minutes of [4, 8]) {
      clock.forward(minutes * MINUTE);
      await save();
      await expect(update({ place: full })).rejects.toThrow('ENOSPC');
    }
    expect(readState(own).checkedAt).toBe(before);
    await update();
    expect(names()).toHaveLength(2);
    expect((await restored()).ids).toHaveLength(3);
  });

  it('of another database is left alone', async () => {
    const { database, names, own, to, save, update } = await setUp();
    await save();
    await update();
    await rm(join(own, 'state.json'));
    await expect(update({ database: { ...database, id: '000000000000' } })).rejects.toThrow(
      'another database',
    );
    expect(names()).toHaveLength(1);
    await expect(update({ to: `${to}/` })).resolves.toBeUndefined();
  });

  it('on the disk of the data folder is none', async () => {
    const { names, own, update } = await setUp();
    const here = temporaryFolder();
    await expect(update({ to: here, place: openPlace(here, own) })).rejects.toThrow('is it mounted?');
    expect(readdirSync(here)).toEqual([]);
    expect(names()).toEqual([]);
  });

  it('has the words of the owner, each time that they are published', async () => {
    const { clock, names, own, save, update } = await setUp();
    await save();
    const words = temporaryFolder();
    writeFileSync(join(words, 'brand.yaml'), 'name: Alderley');
    await update({ words });
    await update({ words });
    clock.forward(4 * MINUTE);
    writeFileSync(join(words, 'brand.yaml'), 'name: Alderley and Sons');
    await update({ words });
    expect(names().filter((name) => name.endsWith('words.tgz'))).toEqual([
      '20261120100000-words.tgz',
      '20261120100400-words.tgz',
    ]);
    expect(existsSync(join(own, 'work'))).toBe(false);
  });
});
