import { setImmediate } from 'node:timers/promises';

/** Work on a long list awaits it now and then, so that other requests are answered meanwhile. */
export type Breathe = () => Promise<void> | undefined;

const SLICE_MS = 4;

export function createBreathing(now = () => performance.now()): Breathe {
  let since = now();
  return () => {
    if (now() - since < SLICE_MS) return undefined;
    return setImmediate().then(() => {
      since = now();
    });
  };
}

/** Sorted at once: a slice of a fraction of a millisecond. */
const RUN = 256;

/** As `toSorted`, and as stable. */
export async function sortedInSlices<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
  breathe: Breathe,
): Promise<Item[]> {
  let runs: Item[][] = [];
  for (let start = 0; start < items.length; start += RUN) {
    runs.push(items.slice(start, start + RUN).sort(compare));
    await breathe();
  }
  while (runs.length > 1) {
    const merged: Item[][] = [];
    for (let at = 0; at < runs.length; at += 2)
      merged.push(await merge(runs[at] ?? [], runs[at + 1] ?? [], compare, breathe));
    runs = merged;
  }
  return runs[0] ?? [];
}

async function merge<Item>(
  one: readonly Item[],
  other: readonly Item[],
  compare: (a: Item, b: Item) => number,
  breathe: Breathe,
): Promise<Item[]> {
  const merged: Item[] = [];
  let [left, right] = [0, 0];
  while (left < one.length && right < other.length) {
    if (merged.length % RUN === 0) await breathe();
    const takesOther = compare(one[left] as Item, other[right] as Item) > 0;
    merged.push((takesOther ? other[right] : one[left]) as Item);
    if (takesOther) right += 1;
    else left += 1;
  }
  for (; left < one.length; left += 1) merged.push(one[left] as Item);
  for (; right < other.length; right += 1) merged.push(other[right] as Item);
  return merged;
}
