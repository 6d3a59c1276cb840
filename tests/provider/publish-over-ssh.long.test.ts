import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pack, versionOf } from '../../packages/editor/publish/folder-archive.ts';
import { sshdProgram, startSshd } from '../support/sshd.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { change } from './changes-by-hand.ts';
import { openProviderSite } from './provider-site.ts';

/** A machine with the site's code and a folder of words, which is taken away after the test. */
async function machine() {
  const site = await openProviderSite(join(temporaryFolder(), 'alderley'));
  onTestFinished(() => site.stop());
  return site;
}

type Machine = Awaited<ReturnType<typeof machine>>;

async function serverWithOwner(limits = '') {
  const [server, laptop, sshd] = [await machine(), await machine(), await startSshd()];
  writeFileSync(join(server.copy, '.env'), `CONTENT_DIR=${server.folder}\n`);
  const connect = async (owner: Machine) => {
    const { stdout } = await owner.run('connect', sshd.server, server.copy);
    const [, key = ''] = /command="[^"]*" (ssh-ed25519 .*)/.exec(stdout) ?? [];
    expect(stdout).toContain(`restrict,command="cd ${server.copy} && npm run --silent site -- receive"`);
    sshd.authorise(
      `restrict,command="cd ${server.copy} && ${limits}${process.execPath} packages/editor/main.ts receive" ${key}`,
    );
  };
  return { server, laptop, sshd, connect };
}

async function makeFolder(owner: Machine): Promise<void> {
  await owner.run('new', owner.folder, '--answers', join(import.meta.dirname, 'answers.yaml'));
  cpSync(join(import.meta.dirname, 'folder'), owner.folder, { recursive: true });
}

const leftovers = ({ folder }: Machine) =>
  readdirSync(dirname(folder)).filter((name) => !/^alderley(\.before)?$/.test(name));

/** Speaks with the server as a program would that has the key of this owner. */
function speak({ copy }: Machine, server: string, command: string) {
  const [, host = '', port = ''] = /^(.*):(\d+)$/.exec(server) ?? [];
  const key = join(copy, 'data/publish/key');
  const options = ['-o', 'StrictHostKeyChecking=no', '-o', `UserKnownHostsFile=${key}.known`];
  return spawn('ssh', ['-F', 'none', '-T', '-i', key, '-p', port, ...options, host, command]);
}

describe.skipIf(!sshdProgram)('an owner’s folder', () => {
  it('goes live, is met by a second owner, is not overwritten unasked, and comes back', async () => {
    const { server, laptop, sshd, connect } = await serverWithOwner();
    await makeFolder(laptop);
    await laptop.run('connect', sshd.server, server.copy);
    expect((await laptop.run('publish', '--to')).stderr).toContain('The server could not be reached');
    expect(existsSync(server.folder)).toBe(false);

    await connect(laptop);
    writeFileSync(join(server.copy, '.env'), '');
    expect((await laptop.run('publish', '--to')).stderr).toContain('Whoever keeps it sets CONTENT_DIR there');
    expect((await laptop.run('fetch')).stderr).toContain('The server has no folder for your words yet');
    writeFileSync(join(server.copy, '.env'), `CONTENT_DIR=${server.folder}\n`);
    mkdirSync(server.folder);
    expect((await laptop.run('fetch')).stdout).toContain('Nothing is live yet.');
    const published = await laptop.run('publish', '--to');
    expect(published.stdout).toContain('Published.');
    expect(published.stdout).not.toContain('came with the words of the sample');
    expect(versionOf(server.folder)).toBe(versionOf(laptop.folder));
    expect(existsSync(join(server.copy, 'build/stamp'))).toBe(true);

    const second = await machine();
    await connect(second);
    expect((await second.run('fetch', '--over')).stdout).toContain('The folder is now what is live');
    expect(versionOf(second.folder)).toBe(versionOf(laptop.folder));
    change(second.folder, 'faq.yaml', /question: .*/, 'question: Do you come at night?');
    const both = await Promise.all([second.run('publish', '--to'), second.run('publish', '--to')]);
    expect(both.map(({ stdout }) => stdout.includes('Published.')).sort()).toEqual([false, true]);
    expect(both.map(({ stderr }) => stderr).join()).toContain('Somebody publishes just now');

    change(laptop.folder, 'brand.yaml', /^name: .*/m, 'name: Alderley and Sons');
    const refused = await laptop.run('publish', '--to');
    expect(refused.stderr).toMatch(/These files differ from yours:\n {2}brand\.yaml\n {2}faq\.yaml/);
    expect(versionOf(server.folder)).toBe(versionOf(second.folder));
    expect((await laptop.run('fetch')).stderr).toContain('npm run site -- fetch --over');
    expect((await laptop.run('publish', '--to', '--over')).stdout).toContain('Published.');
    expect(versionOf(server.folder)).toBe(versionOf(laptop.folder));

    expect((await laptop.run('undo')).stdout).toContain('Published.');
    expect(versionOf(server.folder)).toBe(versionOf(second.folder));
    expect((await second.run('fetch')).stdout).toContain('The folder is what is live');
    expect(leftovers(server)).toEqual([]);
  }, 600_000);

  it('with a fault, cut on its way, or with no room for it changes nothing', async () => {
    const { server, laptop, sshd, connect } = await serverWithOwner('ulimit -f 2048; ');
    await makeFolder(laptop);
    await connect(laptop);
    const version = versionOf(laptop.folder);
    const nothing = '0'.repeat(64);

    const cut = speak(laptop, sshd.server, `publish ${nothing} ${version}`);
    for (const part of [...pack(laptop.folder, version)].slice(0, 9)) cut.stdin.write(part);
    cut.stdin.end();
    expect(await text(cut.stderr)).toContain('The line broke before all was there');

    for (const command of [
      '',
      'sh',
      'publish',
      `fetch ${nothing}; id`,
      `publish ${nothing} ../../x`,
      'receive',
    ]) {
      const other = speak(laptop, sshd.server, command);
      other.stdin.end();
      expect(await text(other.stderr)).toContain('This key may fetch, publish and undo, and nothing else.');
    }

    writeFileSync(join(laptop.folder, 'large.bin'), Buffer.alloc(4_000_000));
    expect((await laptop.run('publish', '--to')).stderr).toContain('There is no room left on the disk');
    writeFileSync(join(laptop.folder, 'large.bin'), '');
    const brand = join(laptop.folder, 'brand.yaml');
    writeFileSync(brand, readFileSync(brand, 'utf8').replace(/^name: .*/m, 'name: ""'));
    expect((await laptop.run('publish', '--to')).stderr).toContain('brand.yaml');
    const faulty = speak(laptop, sshd.server, `publish ${nothing} ${versionOf(laptop.folder)}`);
    for (const part of pack(laptop.folder, versionOf(laptop.folder))) faulty.stdin.write(part);
    faulty.stdin.end();
    expect(await text(faulty.stdout)).toContain('Nothing was published: the site goes on as it was.');

    expect(existsSync(server.folder)).toBe(false);
    expect(leftovers(server)).toEqual([]);
    expect(existsSync(join(server.copy, 'build/stamp'))).toBe(false);
  }, 600_000);
});
