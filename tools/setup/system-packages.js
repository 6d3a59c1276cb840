// Plain JavaScript without dependencies that Node 20 understands: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'];

/** @param {string} name */
export const hasLibrary = (name) => LIBRARIES.some((folder) => existsSync(join(folder, name)));

/** @param {string[]} names */
export function installPackages(names) {
  const install = `apt-get install --no-install-recommends ${names.join(' ')}`;
  console.log(`Running "${install}", as this is Debian and you are root …`);
  for (const words of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...names],
  ]) {
    const { status } = spawnSync('apt-get', words, { stdio: 'inherit' });
    if (status !== 0) throw new Error(`"apt-get ${words.join(' ')}" did not succeed.`);
  }
}
