import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { collectingLog } from '../../../tests/support/collecting-log.ts';
import { runScript } from '../../../tests/support/run-script.ts';
import { sampleSubmission } from '../../../tests/support/sample-submission.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { openStore, type Store } from '../open-store.ts';
import { restoreSqlite } from './restore-sqlite.ts';

const now = new Date('2026-11-21T09:00:00Z');
const open = (dataDir: string): Promise<Store> =>
  openStore({ dataDir, databaseUrl: null, referencePrefix: 'AB', log: collectingLog() });

async function idsIn(dataDir: string): Promise<string[]> {
  const store = await open(dataDir);
  const found = await store.submissions.find({});
  await store.close();
  return found.map(({ id }) => id);
}

/** A backup with one submission, and that submission's id. */
async function sampleBackup(): Promise<{ backup: string; id: string }> {
  const folder = temporaryFolder();
  const store = await open(join(folder, 'data'));
  const { id } = await store.submissions.save(sampleSubmission());
  const backup = join(folder, 'site.backup');
  await store.backup(backup);
  await store.close();
  return { backup, id };
}

describe('a backup', () => {
  it('taken under load gives back everything acknowledged before it', async () => {
    const dataDir = temporaryFolder();
    const backup = join(temporaryFolder(), 'site.backup');
    const script = runScript('tests/support/store/save-without-pause.ts', [dataDir]);
    while (script.lines().length < 50 && script.process.exitCode === null) await wait(2);
    const store = await open(dataDir);
    const before = script.lines();
    await store.backup(backup);
    await store.close();
    const after = script.lines();
    script.process.kill('SIGKILL');
    await script.ended;
    // The writer was not made to wait until the backup had ended.
    expect(after.length).toBeGreaterThan(before.length);

    const elsewhere = temporaryFolder();
    expect(await restoreSqlite({ dataDir: elsewhere, from: backup, replace: false, now })).toBeNull();
    const restored = await idsIn(elsewhere);
    expect(new Set(restored)).toEqual(new Set([...restored, ...before]));
  });

  it('is one file, for the owner only, and never overwrites another', async () => {
    const { backup } = await sampleBackup();
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(backup, '..')).sort()).toEqual(['data', 'site.backup']);
    const store = await open(temporaryFolder());
    await expect(store.backup(backup)).rejects.toThrow('there already');
    await store.close();
  });
});

describe('a restore', () => {
  it('is refused while the site is running', async () => {
    const { backup } = await sampleBackup();
    const dataDir = temporaryFolder();
    const store = await open(dataDir);
    const options = { dataDir, from: backup, replace: true, now };
    await expect(restoreSqlite(options)).rejects.toThrow('stop the site');
    await store.close();
  });

  it('replaces a database only when told to, and keeps the old one', async () => {
    const { backup, id } = await sampleBackup();
    const dataDir = temporaryFolder();
    const store = await open(dataDir);
    const old = await store.submissions.save(sampleSubmission());
    await store.close();
    const options = { dataDir, from: backup, now };
    await expect(restoreSqlite({ ...options, replace: false })).rejects.toThrow('--replace');
    expect(await idsIn(dataDir)).toEqual([old.id]);

    const kept = await restoreSqlite({ ...options, replace: true });
    expect(kept).toBe(join(dataDir, 'site.db.replaced-20261121090000'));
    expect(await idsIn(dataDir)).toEqual([id]);
    const aside = new DatabaseSync(kept ?? '');
    expect(aside.prepare('select id from submissions').all()).toEqual([{ id: old.id }]);
    aside.close();
  });

  it('replaces a damaged database', async () => {
    const { backup, id } = await sampleBackup();
    const dataDir = temporaryFolder();
    writeFileSync(join(dataDir, 'site.db'), 'not a database at all');
    writeFileSync(join(dataDir, 'site.db-wal'), 'nor a log');
    const kept = await restoreSqlite({ dataDir, from: backup, replace: true, now });
    expect(readFileSync(kept ?? '', 'utf8')).toBe('not a database at all');
    expect(readFileSync(`${kept}-wal`, 'utf8')).toBe('nor a log');
    expect(await idsIn(dataDir)).toEqual([id]);
  });

  it.each([
    ['is missing', () => {}, 'There is no file'],
    ['is no database', (path: string) => writeFileSync(path, 'a letter '.repeat(500)), 'is not a backup'],
    [
      'is another database',
      (path: string) => new DatabaseSync(path).exec('create table a (b)'),
      'not a backup',
    ],
  ])('changes nothing where the backup %s', async (_, make, message) => {
    const from = join(temporaryFolder(), 'other.backup');
    make(from);
    const dataDir = temporaryFolder();
    const store = await open(dataDir);
    const { id } = await store.submissions.save(sampleSubmission());
    await store.close();
    await expect(restoreSqlite({ dataDir, from, replace: true, now })).rejects.toThrow(message);
    expect(await idsIn(dataDir)).toEqual([id]);
    expect(readdirSync(dataDir).sort()).toEqual(['site.db', 'site.lock']);
  });
});
