// The files of a second place: `<database>-<moment>-000000.gz` has all of a database, the numbers after it what changed
// since the one before, and `<database>-<moment>-words.tgz` the folder of words.

const NAME = /^[0-9a-f]{12}-\d{14}-(?:\d{6}\.gz|words\.tgz)(?:\.part)?$/;
/** A copy is older by a day when its successor comes, and the promise is fourteen days (docs/operations.md). */
const KEPT_MS = 13 * 24 * 3_600_000;
const MAX_GAP_MS = 30 * 24 * 3_600_000;

export const momentName = (at: Date) => at.toISOString().replace(/\D/g, '').slice(0, 14);
export const copyName = (database: string, moment: string, number: number) =>
  `${database}-${moment}-${String(number).padStart(6, '0')}.gz`;
export const wordsName = (database: string, moment: string) => `${database}-${moment}-words.tgz`;

const momentOf = (name: string) => name.slice(13, 27);
const isCopy = (name: string) => name.endsWith('.gz');
const isWords = (name: string) => name.endsWith('.tgz');

function ours(names: readonly string[]): string[] {
  return names
    .filter((name) => NAME.test(name))
    .toSorted((one, other) => one.slice(13).localeCompare(other.slice(13)));
}

/** Each a whole copy and its changes in their order; the newest first. */
export function chainsOf(names: readonly string[]): string[][] {
  return [...Map.groupBy(ours(names).filter(isCopy), momentOf).values()].toReversed();
}

export const newestWords = (names: readonly string[]) => ours(names).findLast(isWords);

export function hasOthers(names: readonly string[], database: string): boolean {
  return ours(names).some((name) => !name.startsWith(database));
}

/**
 * What is kept long enough, was never finished, or is of a time to come, as a wrong clock once had it.
 * @param last when this was asked before: a clock that may have jumped makes nothing old
 */
export function dueForRemoval(names: readonly string[], now: Date, last: Date): string[] {
  const hasJumped = Math.abs(now.getTime() - last.getTime()) > MAX_GAP_MS;
  const [oldest, newest] = [hasJumped ? '' : momentName(new Date(now.getTime() - KEPT_MS)), momentName(now)];
  const isTimely = (name: string) => momentOf(name) >= oldest && momentOf(name) <= newest;
  const kept = newestWords(names);
  return ours(names).filter((name) => name !== kept && (name.endsWith('.part') || !isTimely(name)));
}
