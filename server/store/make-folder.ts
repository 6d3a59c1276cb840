import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder for the site's own user alone, with those above it. Step by step: where there is no making one, Node's
 * own `recursive` tries for ever (`/proc`), or names another reason than the system's (a read-only disk).
 * @throws what the system says
 */
export function makeFolder(path: string): void {
  const isThere = () => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (isThere()) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another instance may have made it meanwhile.
    if (!isThere()) throw error;
  }
}
