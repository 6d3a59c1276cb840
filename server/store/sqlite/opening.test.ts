import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { collectingLog } from '../../../tests/support/collecting-log.ts';
import { sampleSubmission } from '../../../tests/support/sample-submission.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { openStore, type Store } from '../open-store.ts';
import { lockSqlite } from './locks.ts';

const open = (dataDir: string): Promise<Store> =>
  openStore({ dataDir, databaseUrl: null, referencePrefix: 'AB', log: collectingLog() });

/** A folder with a closed database of some size. */
async function usedFolder(size = 200_000): Promise<string> {
  const dataDir = temporaryFolder();
  const store = await open(dataDir);
  const file = { name: 'cv.pdf', mediaType: 'application/pdf', bytes: randomBytes(size) };
  await store.submissions.save(sampleSubmission({ file }));
  await store.close();
  return dataDir;
}

describe('opening the SQLite database', () => {
  it('makes the data folder and keeps the file for the owner only', async () => {
    const dataDir = join(temporaryFolder(), 'deep', 'data');
    const store = await open(dataDir);
    onTestFinished(() => store.close());
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    for (const file of ['site.db', 'site.db-wal', 'site.lock']) {
      expect(statSync(join(dataDir, file)).mode & 0o777).toBe(0o600);
    }
  });

  it('writes ahead, waits for the disk, and overwrites what is deleted', async () => {
    const dataDir = temporaryFolder();
    const store = await open(dataDir);
    onTestFinished(() => store.close());
    const { id } = await store.submissions.save(sampleSubmission({ fields: { secret: 'qwertzuiop' } }));
    const everything = () =>
      ['site.db', 'site.db-wal'].map((file) => readFileSync(join(dataDir, file), 'latin1')).join();
    expect(everything()).toContain('qwertzuiop');
    await store.submissions.erase([id]);
    expect(everything()).not.toContain('qwertzuiop');
    expect(everything()).not.toContain('dora@example.org');
  });

  it('refuses a file that is no database, with words that say what to do', async () => {
    const dataDir = temporaryFolder();
    writeFileSync(join(dataDir, 'site.db'), 'This is a letter, not a database. '.repeat(100));
    await expect(open(dataDir)).rejects.toThrow(/damaged or is not a database.*staff -- restore/s);
  });

  it('refuses a damaged file and leaves it as it is', async () => {
    const dataDir = await usedFolder();
    const path = join(dataDir, 'site.db');
    const bytes = readFileSync(path);
    bytes.fill(0xab, 4096, 4096 * 4);
    writeFileSync(path, bytes);
    await expect(open(dataDir)).rejects.toThrow(/damaged or is not a database.*Nothing was changed/s);
    expect(Buffer.compare(readFileSync(path), bytes)).toBe(0);
  });

  it('says that the file is damaged once a statement has met that while the site runs', async () => {
    const largerThanTheCache = 4_000_000;
    const dataDir = await usedFolder(largerThanTheCache);
    const store = await open(dataDir);
    onTestFinished(() => store.close());
    const [{ id = '' } = {}] = await store.submissions.find({});
    await expect(store.health()).resolves.toBeUndefined();

    const path = join(dataDir, 'site.db');
    writeFileSync(path, readFileSync(path).fill(0xab, 4096 * 20));
    await expect(store.submissions.readFile(id)).rejects.toThrow();
    await expect(store.health()).rejects.toThrow(/damaged.*staff -- restore/s);
  });

  it('refuses a file that was cut off', async () => {
    const dataDir = await usedFolder();
    const path = join(dataDir, 'site.db');
    writeFileSync(path, readFileSync(path).subarray(0, 60_000));
    await expect(open(dataDir)).rejects.toThrow('damaged');
  });

  it('refuses a file of a newer version of the site', async () => {
    const dataDir = await usedFolder();
    const file = new DatabaseSync(join(dataDir, 'site.db'));
    file.exec("insert into kysely_migration values ('999-future', '2030-01-01')");
    file.close();
    await expect(open(dataDir)).rejects.toThrow('newer version of the site');
  });

  it('refuses a folder that cannot be one', async () => {
    const file = join(temporaryFolder(), 'file');
    appendFileSync(file, '');
    await expect(open(join(file, 'data'))).rejects.toThrow(/cannot be written .*DATA_DIR/s);
  });

  it.runIf(existsSync('/proc'))(
    'refuses a folder that nobody can make, and says what the system said',
    async () => {
      await expect(open('/proc/nope/data')).rejects.toThrow(/cannot be written \(E\w+: .*DATA_DIR/s);
    },
  );

  it('lets several programs in, but not while a restore is under way', async () => {
    const dataDir = await usedFolder();
    const stores = [await open(dataDir), await open(dataDir)];
    expect(() => lockSqlite(dataDir, 'alone')).toThrow('stop the site');
    await Promise.all(stores.map((store) => store.close()));
    const unlock = lockSqlite(dataDir, 'alone');
    unlock();
    const store = await open(dataDir);
    await store.close();
  });
});
