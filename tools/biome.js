// Biome's own launcher package cannot be installed where a registry lacks one of its platform packages, so the binaries of the
// platforms are named. They are a package of their own: an optional dependency of the site would be installed with it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './setup/npm.js';

const folder = join(import.meta.dirname, 'linter');
const name = `@biomejs/cli-${process.platform}-${process.arch}`;
const installed = join(folder, 'node_modules', name);
const readPackage = (/** @type {string} */ file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

const { optionalDependencies } = readPackage(join(folder, 'package.json'));
if (readPackage(join(installed, 'package.json')).version !== optionalDependencies[name]) {
  const options = ['--include=optional', '--loglevel=error', '--no-audit', '--no-fund'];
  const { status } = npm(['ci', ...options], folder);
  if (status !== 0) process.exit(status ?? 1);
}
process.exit(
  spawnSync(join(installed, process.platform === 'win32' ? 'biome.exe' : 'biome'), process.argv.slice(2), {
    stdio: 'inherit',
  }).status ?? 1,
);
