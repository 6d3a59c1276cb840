// Plain JavaScript without dependencies: it runs before the project's own Node is there.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sources = [
  'app',
  'content',
  'public',
  'tools',
  'server/http/security-headers.ts',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
];

/** @param {string} path @returns {string[]} */
function filesBelow(path) {
  if (!statSync(path, { throwIfNoEntry: false })) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
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
      if (!file.includes('.test.')) hash.update(file.slice(root.length)).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}
