// Makes ready what a command needs, and only what is missing: the site's dependencies, and by name `packages`, `build`, `browser`, `webkit`.
// Plain JavaScript without dependencies that Node 20 understands: it runs before the project's own Node is there.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isSampleOld } from './content/build-day.js';
import { findBrowser, hasWebKit } from './setup/find-browser.js';
import { npm } from './setup/npm.js';
import { provideNode } from './setup/packaged-node.js';
import { sourceStamp } from './setup/source-stamp.js';
import { installPackages, isDebianRoot } from './setup/system-packages.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const inRoot = (/** @type {string} */ path) => join(root, path);
const contents = (/** @type {string} */ path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** @param {string[]} words */
function runNpm(words) {
  const { status, error } = npm(words, root);
  if (error || status !== 0)
    throw new Error(`"npm ${words.join(' ')}" did not succeed${error ? `: ${error.message}` : ''}.`);
}

const WITH_PACKAGES = 'with packages';
/** The site runs one of the packages; `--workspaces=false` would leave it out. */
const SITE_ONLY = ['-w', 'packages/assistant', '--include-workspace-root'];
/** What the lock file names was old enough for whoever wrote it, and a mended weakness must not wait (`.npmrc`). */
const NPM_OPTIONS = ['--min-release-age=0', '--loglevel=error', '--no-audit', '--no-fund'];

/**
 * Installs what the lock file names, unless it is there.
 * @param {boolean} withPackages include what the other packages depend on, which a start does not need
 */
function installDependencies(withPackages) {
  const stampFile = inRoot('node_modules/.installed-from');
  const lock = createHash('sha256')
    .update(contents(inRoot('package-lock.json')))
    .digest('hex');
  const installed = contents(stampFile);
  if (!installed.startsWith(lock)) {
    console.log('Installing what the project needs (once, about half a minute) …');
    runNpm(['ci', ...NPM_OPTIONS, ...(withPackages ? [] : SITE_ONLY)]);
  } else if (withPackages && !installed.endsWith(WITH_PACKAGES)) {
    runNpm(['install', '--no-save', ...NPM_OPTIONS]);
  } else {
    return;
  }
  writeFileSync(stampFile, withPackages ? `${lock} ${WITH_PACKAGES}` : lock);
}

function buildIfStale() {
  if (contents(inRoot('build/stamp')) === sourceStamp(root) && !isSampleOld(root)) return;
  console.log('Building the site …');
  runNpm(['run', '--silent', 'build']);
}

/** The tests in it are skipped where it cannot be had. */
function installWebKit() {
  if (hasWebKit() || !isDebianRoot) return;
  try {
    installPackages(['webkit2gtk-driver', 'xvfb']);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

/** Where only the quicker kind is missing, the whole browser does its work. */
function installBrowser() {
  if (findBrowser('whole')) return;
  if (isDebianRoot) installPackages(['chromium', 'chromium-headless-shell']);
  else runNpm(['exec', 'playwright', '--', 'install', 'chromium']);
  if (!findBrowser('whole'))
    throw new Error('No Chromium was found. Install one, or name it in CHROMIUM_PATH.');
}

const steps = { packages: () => {}, build: buildIfStale, browser: installBrowser, webkit: installWebKit };

/** @param {string[]} words */
function setUp(words) {
  const unknown = words.find((word) => !(word in steps));
  if (unknown) throw new Error(`${unknown}: unknown. Known are ${Object.keys(steps).join(', ')}.`);
  installDependencies(words.includes('packages'));
  provideNode();
  for (const word of words) steps[/** @type {keyof typeof steps} */ (word)]();
}

try {
  setUp(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
