// Brings Node where the machine's own is too old: after every `npm ci`, and before `npm start` where scripts are off.
// Plain JavaScript without dependencies that Node 20 understands.
import { spawnSync } from 'node:child_process';
import { existsSync, linkSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm } from './npm.js';
import { hasLibrary, installPackages, isDebianRoot } from './system-packages.js';

const OLDEST = 26;
const folder = fileURLToPath(new URL('../node', import.meta.url));
const bin = fileURLToPath(new URL('../../node_modules/.bin', import.meta.url));
const isWindows = process.platform === 'win32';
const system = `${isWindows ? 'win' : process.platform}-${process.arch}`;
const program = isWindows ? 'node.exe' : 'node';
const link = join(bin, program);

/** @param {string} file @returns {{ version?: string, optionalDependencies?: Record<string, string> }} */
const readPackage = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Puts the packaged Node into `node_modules/.bin`, which npm's commands search first, unless the machine has one. */
export function provideNode() {
  if (Number.parseInt(process.versions.node, 10) >= OLDEST) return;
  const wanted = readPackage(join(folder, 'package.json')).optionalDependencies ?? {};
  const name = Object.keys(wanted).find((one) => one.endsWith(system));
  if (!name) throw new Error(`Please install Node ${OLDEST} or newer: ${process.version} is too old.`);
  const installed = join(folder, 'node_modules', name);
  if (readPackage(join(installed, 'package.json')).version !== wanted[name]) install();
  linkTo(join(installed, 'bin', program));
}

function install() {
  // Node's builds for Linux need libatomic, which a minimal Debian has not.
  if (isDebianRoot && !hasLibrary('libatomic.so.1')) installPackages(['libatomic1']);
  const options = ['--include=optional', '--loglevel=error', '--no-audit', '--no-fund'];
  const { status } = npm(['ci', ...options], folder);
  if (status !== 0) throw new Error(`Please install Node ${OLDEST} or newer: npm could not bring one.`);
}

/** @param {string} node */
function linkTo(node) {
  if (spawnSync(node, ['--version']).status !== 0)
    throw new Error('The packaged Node does not start. On Debian and Ubuntu: apt-get install libatomic1');
  mkdirSync(bin, { recursive: true });
  if (lstatSync(link, { throwIfNoEntry: false })) rmSync(link);
  // On Windows a symbolic link takes rights that an owner has not.
  if (isWindows) linkSync(node, link);
  else symlinkSync(relative(bin, node), link);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    provideNode();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
