// Plain JavaScript without dependencies: it runs before the project's own Node is there.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

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
  'server/http/service-worker.ts',
  'server/sharing',
  'package-lock.json',
  'vite.config.ts',
];

/** Files that the running site reads by itself: one dropped in there makes no build stale. */
const readWhileRunning = /^\/content\/(jobs|news|useful-information)\//;

/** @param {string} path @returns {string[]} */
function filesBelow(path) {
  if (!statSync(path, { throwIfNoEntry: false })) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name !== 'node_modules')
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/**
 * A hash of everything that goes into the build.
 *
 * @param {string} root the project's folder
 */
export function sourceStamp(root) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesBelow(join(root, source))) {
      const name = file.slice(root.length);
      if (!/\.test\./.test(name) && !readWhileRunning.test(name))
        hash.update(name).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}
