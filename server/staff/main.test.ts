import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { earlierDatabase, writeEarlierSqlite } from '../../tests/support/earlier-database.ts';
import { runScript } from '../../tests/support/run-script.ts';
import { sampleSubmission } from '../../tests/support/sample-submission.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { openStore, type Store } from '../store/open-store.ts';

// Each step starts the real program.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let dataDir: string;

beforeEach(() => {
  folder = temporaryFolder();
  dataDir = join(folder, 'data');
});

/** Runs the real command line on the test's data folder. */
async function staff(...args: string[]) {
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const script = runScript('server/staff/main.ts', args, env);
  const code = await script.ended;
  return { code, output: script.lines().join('\n'), errors: script.errors() };
}

async function withStore<Result>(use: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStore({ dataDir, databaseUrl: null, referencePrefix: 'AB', log: collectingLog() });
  return use(store).finally(() => store.close());
}

const cv = { name: '../my cv.pdf', mediaType: 'application/pdf', bytes: new Uint8Array([1, 2, 3]) };

/** Two enquiries from Dora, the newer with a file, and one from Ed. */
function seed() {
  return withStore(async ({ submissions }) => {
    const save = (changes: object) => submissions.save(sampleSubmission(changes));
    return {
      dora: await save({ fields: { name: 'Dora \u001b[31m', phone: '+441632960000' } }),
      doraWithFile: await save({ kind: 'application', file: cv }),
      ed: await save({ email: 'ed@example.org', fields: { name: 'Ed', note: '=HYPERLINK("x")' } }),
    };
  });
}

describe('the staff command line', () => {
  it('explains itself', async () => {
    const overview = await staff();
    expect(overview).toMatchObject({ code: 0, errors: '' });
    expect(overview.output).toContain('submissions erase');
    const help = await staff('help', 'submissions', 'erase');
    expect(help.output).toContain('--yes');
    expect((await staff('submissions', 'erase', '--help')).output).toBe(help.output);
  });

  it.each([
    [['dance'], 'no command "dance"'],
    [['submissions', 'list', '--colour'], 'colour'],
    [['submissions', 'list', '--kind', 'poem'], 'enquiry'],
    [['submissions', 'show'], '<reference>'],
    [['submissions', 'erase'], 'Say what to erase'],
  ])('ends with 2 if it does not understand %j', async (args, message) => {
    const result = await staff(...args);
    expect(result.code).toBe(2);
    expect(result.errors).toContain(message);
  });

  it('makes no database of its own', async () => {
    const result = await staff('submissions', 'list');
    expect(result).toMatchObject({ code: 1, output: '' });
    expect(result.errors).toContain('no database');
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('the staff command line beside an older version of the site', () => {
  it('says which version of the tables it expects, and leaves them to that site', async () => {
    await writeEarlierSqlite(dataDir, '0.1.0', 3);
    const before = readFileSync(join(dataDir, 'site.db'));
    for (const command of ['list', 'export']) {
      const refused = await staff('submissions', command);
      expect(refused, command).toMatchObject({ code: 1, output: '' });
      expect(refused.errors).toMatch(/at version 3, and this program expects version \d+\. They were left/);
    }
    expect(readFileSync(join(dataDir, 'site.db')).equals(before)).toBe(true);
  });

  it('copies its database as it is', async () => {
    await writeEarlierSqlite(dataDir, '0.1.0', 3);
    const file = join(folder, 'before-the-update.db');
    expect(await staff('backup', file)).toMatchObject({ code: 0 });
    dataDir = join(folder, 'trial');
    expect(await staff('restore', file)).toMatchObject({ code: 0 });
    const found = await withStore(({ submissions }) => submissions.find({}));
    expect(found).toHaveLength(earlierDatabase.newestFirst.length);
  });
});

describe('staff deletion', () => {
  it('goes on by the word of an operator alone', async () => {
    await seed();
    const lastYear = new Date('2025-11-22T09:00:00Z');
    await withStore(({ retentionRuns }) => retentionRuns.note(lastYear));
    const asked = await staff('deletion', 'resume');
    expect(asked).toMatchObject({ code: 2, output: '' });
    expect(asked.errors).toMatch(/Last deletion: {2}2025-11-22 09:00.+add --yes/s);
    expect(await withStore(({ retentionRuns }) => retentionRuns.last())).toEqual(lastYear);

    const before = Date.now();
    expect(await staff('deletion', 'resume', '--yes')).toMatchObject({ code: 0 });
    const resumed = await withStore(({ retentionRuns }) => retentionRuns.last());
    expect(resumed?.getTime()).toBeGreaterThanOrEqual(before);
  });
});

describe('staff submissions', () => {
  it('list what came, newest first', async () => {
    const { dora, doraWithFile } = await seed();
    const { code, output } = await staff('submissions', 'list', '--email', 'DORA@example.org');
    expect(code).toBe(0);
    const lines = output.split('\n');
    expect(lines[0]).toMatch(/^REFERENCE +KIND +RECEIVED/);
    expect(lines.slice(1).map((line) => line.split(' ')[0])).toEqual(
      expect.arrayContaining([doraWithFile.reference, dora.reference]),
    );
    expect(lines).toHaveLength(3);
    const one = await staff('submissions', 'list', '--kind', 'application', '--limit', '1', '--json');
    expect(JSON.parse(one.output)).toMatchObject([
      { reference: doraWithFile.reference, kind: 'application' },
    ]);
  });

  it('show all of one, by its reference as it was read out, and save its file', async () => {
    const { dora, doraWithFile } = await seed();
    const shown = await staff('submissions', 'show', dora.reference.toLowerCase());
    expect(shown.output).toContain('name:\n  Dora [31m');
    expect(shown.output).toContain(': due, attempts 0');

    const files = join(folder, 'files');
    const saved = await staff('submissions', 'show', doraWithFile.reference, '--files', files, '--json');
    expect(JSON.parse(saved.output)).toMatchObject({ file: { size: 3 }, messages: [{ status: 'due' }] });
    const path = join(files, `${doraWithFile.reference}-my-cv.pdf`);
    expect([...readFileSync(path)]).toEqual([1, 2, 3]);
    expect(statSync(path).mode & 0o777).toBe(0o600);

    expect(await staff('submissions', 'show', 'AB-XXXX-XXXX')).toMatchObject({ code: 1 });
  });

  it('export for a spreadsheet, with no formula in it', async () => {
    const { ed } = await seed();
    const output = join(folder, 'export.csv');
    const result = await staff('submissions', 'export', '--output', output);
    expect(result).toMatchObject({ code: 0, output: '', errors: 'Exported 3 submissions.\n' });
    const csv = readFileSync(output, 'utf8');
    expect(csv.split('\r\n')[0]).toContain(
      '"reference","id","kind","receivedAt","deleteAfter","sender","file"',
    );
    expect(csv).toContain(`"${ed.reference}"`);
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    expect(csv).toContain(`"'+441632960000"`);
    expect(statSync(output).mode & 0o777).toBe(0o600);
    expect(await staff('submissions', 'export', '--output', output)).toMatchObject({ code: 1 });
  });

  it('export what is held about one person, with the files', async () => {
    const { dora, doraWithFile } = await seed();
    const files = join(folder, 'files');
    const result = await staff(
      'submissions',
      'export',
      '--email',
      'dora@example.org',
      '--json',
      '--files',
      files,
    );
    const references = JSON.parse(result.output).map(({ reference }: { reference: string }) => reference);
    expect(references.sort()).toEqual([dora.reference, doraWithFile.reference].sort());
    expect(readdirSync(files)).toEqual([`${doraWithFile.reference}-my-cv.pdf`]);
  });

  it('erase only with --yes, and only what was named', async () => {
    const { dora, doraWithFile, ed } = await seed();
    const remaining = () => withStore(async ({ submissions }) => (await submissions.find({})).length);

    const asked = await staff('submissions', 'erase', ed.reference);
    expect(asked.code).toBe(2);
    expect(asked.errors).toContain('add --yes');
    expect(asked.errors).toContain(ed.reference);
    expect(await staff('submissions', 'erase', ed.reference, 'AB-XXXX-XXXX', '--yes')).toMatchObject({
      code: 1,
    });
    expect(await remaining()).toBe(3);

    const byEmail = await staff('submissions', 'erase', '--email', 'dora@example.org', '--yes', '--json');
    expect(JSON.parse(byEmail.output)).toEqual({ erased: 2 });
    expect(await staff('submissions', 'show', dora.reference)).toMatchObject({ code: 1 });
    expect(await staff('submissions', 'show', doraWithFile.reference)).toMatchObject({ code: 1 });
    expect(await remaining()).toBe(1);
  });
});

describe('staff messages', () => {
  it('list what is stuck and have it tried again', async () => {
    await seed();
    const stuck = await withStore(async ({ outbox }) => {
      const [message] = await outbox.claim(1, 60_000);
      if (message) await outbox.fail(message, '550 no such person', null);
      return message?.id ?? '';
    });
    const listed = await staff('messages', 'list', '--status', 'stuck', '--json');
    expect(JSON.parse(listed.output)).toMatchObject([{ id: stuck, lastError: '550 no such person' }]);
    expect((await staff('messages', 'list')).output.split('\n')).toHaveLength(4);

    expect(await staff('messages', 'requeue', stuck)).toMatchObject({
      code: 0,
      output: '1 message will be tried again now.',
    });
    expect(await staff('messages', 'requeue', stuck)).toMatchObject({ code: 1 });
    expect((await staff('messages', 'requeue', '--all', '--json')).output).toBe('{"requeued":0}');
  });
});

describe('staff backup and restore', () => {
  it('bring back what there was, while the site runs and after it has stopped', async () => {
    const { ed } = await seed();
    const file = join(folder, 'site.backup');
    const running = await openStore({
      dataDir,
      databaseUrl: null,
      referencePrefix: 'AB',
      log: collectingLog(),
    });
    onTestFinished(() => running.close());
    expect(await staff('backup', file, '--json')).toMatchObject({ code: 0 });
    expect(await running.lastBackup()).not.toBeNull();
    expect(await staff('backup', file)).toMatchObject({ code: 1 });
    await running.submissions.erase([ed.id]);

    const refused = await staff('restore', file, '--replace');
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.errors).toContain('stop the site');
    await running.close();
    expect((await staff('restore', file)).errors).toContain('--replace');

    const restored = await staff('restore', file, '--replace');
    expect(restored).toMatchObject({ code: 0, output: `Restored from ${file}.` });
    expect(restored.errors).toContain('site.db.replaced-');
    expect(await staff('submissions', 'show', ed.reference)).toMatchObject({ code: 0 });
  });
});

describe('the hooks of a container', () => {
  it('copy the database of a running site, and bring it back in a volume that was copied meanwhile', async () => {
    const { ed } = await seed();
    const running = await openStore({
      ...{ dataDir, databaseUrl: null, referencePrefix: 'AB', log: collectingLog() },
    });
    const hook = (name: string) =>
      promisify(execFile)('sh', [`docs/operations/container/${name}`], {
        cwd: join(import.meta.dirname, '../..'),
        env: { ...process.env, DATA_DIR: dataDir, PATH: `${dirname(process.execPath)}:${process.env.PATH}` },
      });
    await hook('pre-backup');
    await hook('pre-backup');
    await running.submissions.erase([ed.id]);
    await running.close();
    writeFileSync(join(dataDir, 'site.db-wal'), 'copied while it was written');
    await hook('post-restore');
    await hook('post-restore');
    expect(readdirSync(dataDir).filter((name) => name.startsWith('site.'))).toEqual(['site.db', 'site.lock']);
    expect(await staff('submissions', 'show', ed.reference)).toMatchObject({ code: 0 });
  });
});

describe('staff postcodes', () => {
  it('imports a published list into the data folder', async () => {
    const list = join(folder, 'so.csv');
    mkdirSync(dataDir);
    writeFileSync(
      list,
      '"SO14 7LY",10,441600,112500,"E92000001","","E18000009","","E06000045","E05000000"\n',
    );
    const result = await staff('postcodes', 'import', list);
    expect(result).toMatchObject({ code: 0, errors: '' });
    expect(result.output).toContain('Imported 1 postcodes');
    expect(readdirSync(dataDir)).toEqual(['postcodes.sqlite']);
    expect(await staff('postcodes', 'import', join(folder, 'nothing.csv'))).toMatchObject({ code: 1 });
  });
});
