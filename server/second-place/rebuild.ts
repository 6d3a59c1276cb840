import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Applied, applyChanges, BrokenCopyError, NO_DIGESTS } from './blocks.ts';
import { chainsOf } from './names.ts';
import type { Place } from './places/place.ts';

export interface Rebuilt extends Applied {
  /** Later ones, which could not be used, and why the first of them could not. */
  leftOut: readonly string[];
  reason: string;
}

/**
 * Makes the database anew from the newest whole copy that can be read, and its changes as far as each follows the other.
 * @throws what the place says if it cannot be read, or an Error if it has no copy
 */
export async function rebuild(place: Place, file: string, work: string): Promise<Rebuilt> {
  const chains = chainsOf(await place.list());
  const broken: string[] = [];
  let reason = '';
  for (const chain of chains) {
    rmSync(file, { force: true });
    let built: Applied | null = null;
    for (const [index, name] of chain.entries()) {
      try {
        built = await fetchAndApply(place, name, file, built?.digests ?? NO_DIGESTS, work);
      } catch (error) {
        if (!(error instanceof BrokenCopyError)) throw error;
        reason ||= error.message;
        broken.push(...chain.slice(index));
        break;
      }
    }
    if (built) return { ...built, leftOut: broken, reason };
  }
  throw new Error('The second place has no copy that can be read.');
}

async function fetchAndApply(
  place: Place,
  name: string,
  file: string,
  digests: Buffer,
  work: string,
): Promise<Applied> {
  const fetched = join(work, 'fetched.gz');
  try {
    await place.get(name, fetched);
    return await applyChanges(fetched, file, digests);
  } finally {
    rmSync(fetched, { force: true });
  }
}
