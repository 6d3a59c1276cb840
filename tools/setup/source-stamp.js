// Plain JavaScript without dependencies: it runs before the project's own Node is there.
import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentFolder } from '../content/content-folder.js';

const sources = [
  'app',
  'content',
  'domain',
  'packages/assistant/danger',
  'packages/assistant/models',
  'packages/assistant/text',
  'public',
  'tools',
  'server/http/security-headers.ts',
  'server/http/files/service-worker.ts',
  'server/sharing',
  'package-lock.json',
  'vite.config.ts',
];

/** Files that the running site reads by itself: one dropped in there makes no build stale. */
const readWhileRunning = /^\/(content|provider)\/(jobs|news|useful-information)\//;

/** The schemas for code editors are made by the build. */
const notSources = new Set(['node_modules', '.git', 'schemas']);

/** @param {string} path @returns {string[]} */
function filesBelow(path) {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found?.isFile() ? [path] : [];
  return readdirSync(path)
    .filter((name) => !notSources.has(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/**
 * A hash of everything that goes into the build, the provider's folder included.
 *
 * @param {string} root the project's folder
 */
export function sourceStamp(root) {
  const hash = createHash('sha256');
  const add = (/** @type {string} */ path, /** @type {(file: string) => string} */ nameOf) => {
    for (const file of filesBelow(path)) {
      const name = nameOf(file).replaceAll('\\', '/');
      if (!/\.test\./.test(name) && !readWhileRunning.test(name))
        hash.update(name).update(readFileSync(file));
    }
  };
  const base = resolve(root);
  for (const source of sources) add(join(base, source), (file) => file.slice(base.length));
  const provider = contentFolder(root);
  if (provider !== join(root, 'content')) add(provider, (file) => file.replace(provider, '/provider'));
  return hash.digest('hex');
}
