import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { folderOnOtherDisk, hasOtherDisk } from '../../tests/support/other-disk.ts';
import { runScript } from '../../tests/support/run-script.ts';
import { sampleSubmission } from '../../tests/support/sample-submission.ts';
import { type Sshd, sshdProgram, startSshd } from '../../tests/support/sshd.ts';
import { startSite } from '../../tests/support/start-site.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { createApart } from '../second-place/run-apart.ts';
import { readState } from '../second-place/state.ts';
import { openStore } from '../store/open-store.ts';

// Each step starts the real program, and it the real sftp.
vi.setConfig({ testTimeout: 120_000 });

const file = { name: 'cv.pdf', mediaType: 'application/pdf', bytes: randomBytes(60_000) };
const SUBSYSTEM = 'internal-sftp';

/** A machine with the site, whose disk may be lost. */
function machine(sshd: Sshd, there: string) {
  const [dataDir, words] = [join(temporaryFolder(), 'data'), join(temporaryFolder(), 'words')];
  const to = `sftp://${sshd.server}${there}`;
  const env = { DATA_DIR: dataDir, CONTENT_DIR: words, BACKUP_TO: to, LOG_LEVEL: 'silent' };
  const start = (...args: string[]) => runScript('server/staff/main.ts', args, env);
  const staff = async (...args: string[]) => {
    const script = start(...args);
    const code = await script.ended;
    return { code, output: script.lines().join('\n'), errors: script.errors() };
  };
  const open = () => openStore({ dataDir, databaseUrl: null, referencePrefix: 'AB', log: collectingLog() });
  /** @param command in the place of the one that the line has */
  const authorise = async (command = SUBSYSTEM) => {
    const { output } = await staff('second-place', 'key');
    expect(output).toMatch(/^restrict,command="internal-sftp" ssh-ed25519 \S+ copies-of-the-website$/);
    sshd.authorise(output.replace(SUBSYSTEM, command));
  };
  return { authorise, dataDir, env, open, staff, start, to, words };
}

async function setUp(command?: string) {
  const [sshd, there] = [await startSshd(), temporaryFolder()];
  const site = machine(sshd, there);
  const store = await site.open();
  onTestFinished(() => store.close());
  const save = async () => (await store.submissions.save(sampleSubmission({ file }))).id;
  if (command) await site.authorise(command);
  return { ...site, save, sshd, store, there, names: () => readdirSync(there) };
}

describe.skipIf(!sshdProgram)('a second place that is reached by SSH', () => {
  it('brings back on another machine what was sent, and nobody who was deleted', async () => {
    const { authorise, dataDir, save, sshd, staff, store, there, words } = await setUp();
    await authorise();
    mkdirSync(words);
    writeFileSync(join(words, 'brand.yaml'), 'name: Alderley');
    const [dora, ed] = [await save(), await save()];
    expect(await staff('second-place', 'update')).toMatchObject({ code: 0, errors: '' });
    const fay = await save();
    await store.submissions.erase([dora]);
    expect(await staff('second-place', 'update')).toMatchObject({ code: 0, errors: '' });
    await save();
    await store.close();
    for (const folder of [dataDir, words]) rmSync(folder, { recursive: true });

    const other = machine(sshd, there);
    await other.authorise();
    const begun = await other.open();
    await begun.close();
    // It was started before anything was restored, and knows of another database than the copies are of.
    expect((await other.staff('second-place', 'update')).errors).toContain('copies of another database');
    expect((await other.staff('restore', other.to)).errors).toContain('--replace');
    const restored = await other.staff('restore', other.to, '--replace');
    expect(restored).toMatchObject({ code: 0, output: `Restored from ${other.to}.` });
    expect(restored.errors).toMatch(
      /This is what there was at \d{4}-.*\nThe words are in .*words: publish them/,
    );
    expect(readFileSync(join(other.words, 'brand.yaml'), 'utf8')).toBe('name: Alderley');
    const found = await other.open();
    onTestFinished(() => found.close());
    expect((await found.submissions.find({})).map(({ id }) => id).sort()).toEqual([ed, fay].sort());
    expect(await other.staff('second-place', 'update')).toMatchObject({ code: 0, errors: '' });
  });

  it.each([
    ['does not know the key', null, 'Permission denied'],
    ['may not be written', 'internal-sftp -R', /denied|Permission|Failure|read-only/i],
    ['has no room', 'ulimit -f 4; exec /usr/lib/openssh/sftp-server', /closed|Failure/],
  ])('that %s is said so, and has all of it later', async (_, command, reason) => {
    const { authorise, names, save, sshd, staff } = await setUp(command ?? undefined);
    await save();
    const failed = await staff('second-place', 'update');
    expect(failed).toMatchObject({ code: 1, output: '' });
    expect(failed.errors).toMatch(reason);
    expect(names().filter((name) => name.endsWith('.gz'))).toEqual([]);
    sshd.forget();
    await authorise();
    expect(await staff('second-place', 'update')).toMatchObject({ code: 0, errors: '' });
    expect(names().filter((name) => name.endsWith('.gz'))).toHaveLength(1);
  });

  it('is not taken for the one that it was once its host key is another', async () => {
    const { authorise, dataDir, save, staff } = await setUp();
    await authorise();
    await save();
    await staff('second-place', 'update');
    const known = join(dataDir, 'second-place/known-hosts');
    const stranger = await startSshd();
    const [, key = ''] = /ssh-ed25519 (\S+)/.exec(stranger.hostKey) ?? [];
    writeFileSync(known, readFileSync(known, 'utf8').replace(/(ssh-ed25519) \S+/, `$1 ${key}`));
    await save();
    expect((await staff('second-place', 'update')).errors).toContain('Host key verification failed');
  });

  it('has all of it after its sender was killed in the middle', async () => {
    const { authorise, names, sshd, staff, start, store, there } = await setUp();
    await authorise();
    for (let sent = 0; sent < 40; sent += 1) await store.submissions.save(sampleSubmission({ file }));
    const script = start('second-place', 'update');
    const hasBegun = () => names().some((name) => name.endsWith('.part'));
    while (!hasBegun() && script.process.exitCode === null) await wait(5);
    script.process.kill('SIGKILL');
    await script.ended;
    expect(await staff('second-place', 'update')).toMatchObject({ code: 0, errors: '' });
    expect(names()).toEqual([expect.stringMatching(/-000000\.gz$/)]);
    const other = machine(sshd, there);
    await other.authorise();
    expect(await other.staff('restore', other.to)).toMatchObject({ code: 0 });
    const found = await other.open();
    onTestFinished(() => found.close());
    expect(await found.submissions.find({})).toHaveLength(40);
  });

  it('that hangs is given up, with all that was started for it, and is tried again', async () => {
    const { authorise, env, names, save, sshd, staff } = await setUp('cat > /dev/null');
    await save();
    vi.stubEnv('DATA_DIR', env.DATA_DIR);
    vi.stubEnv('BACKUP_TO', env.BACKUP_TO);
    onTestFinished(() => void vi.unstubAllEnvs());
    const program = join(import.meta.dirname, 'main.ts');
    const update = createApart([program, 'second-place', 'update'], 4000);
    await expect(update(new AbortController().signal)).rejects.toThrow('It took too long.');
    sshd.forget();
    await authorise();
    expect(await staff('second-place', 'update')).toMatchObject({ code: 0, errors: '' });
    expect(names().filter((name) => name.endsWith('.gz'))).toHaveLength(1);
  });
});

it.skipIf(!hasOtherDisk)('the running site brings a mounted second place up to date by itself', async () => {
  const there = folderOnOtherDisk();
  const site = await startSite({ BACKUP_TO: there });
  onTestFinished(() => void site.stop());
  const state = () => readState(join(site.dataDir, 'second-place'));
  await expect.poll(() => state().checkedAt).not.toBeNull();
  expect(readdirSync(there).filter((name) => name.endsWith('-000000.gz'))).toHaveLength(1);
  expect(site.output()).not.toContain('second place');
});
