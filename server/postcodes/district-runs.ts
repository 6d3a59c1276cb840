/** From this unit up to the next run, the postcodes of a sector lie in this district. */
export interface Run {
  /** As `unitNumber` counts. */
  unit: number;
  /** Two signs, see `districtSigns`; `nowhere` where there is none. */
  district: string;
}

export const nowhere = '--';

/** The two signs that stand for the district of this number in the list of districts. */
export function districtSigns(index: number): string {
  return index.toString(36).padStart(2, '0');
}

/** The number that the two signs stand for; NaN for `nowhere`. */
export function districtIndex(signs: string): number {
  return signs === nowhere ? Number.NaN : Number.parseInt(signs, 36);
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The last digit means: this many, and more follows. */
const carry = digits.length - 1;

/**
 * Writes which units of a sector lie in which district. Most sectors lie in one, and their text is its signs. The others
 * change district here and there: their districts stand first, then for each change how many units lie between it and
 * the one before. Between two districts a change is always to the other; between more its number follows.
 *
 * @param runs in the order of their units, no two neighbours in the same district; the first counts from the beginning
 */
export function writeRuns(runs: readonly Run[]): string {
  const districts = [...new Set(runs.map((run) => run.district))];
  let last = 0;
  const changes = runs.slice(1).map(({ unit, district }) => {
    const gap = writeNumber(unit - last);
    last = unit;
    return districts.length > 2 ? gap + districts.indexOf(district).toString(36) : gap;
  });
  return [...districts, ...(changes.length > 0 ? [changes.join('')] : [])].join(' ');
}

function writeNumber(value: number): string {
  return '_'.repeat(Math.floor(value / carry)) + digits.charAt(value % carry);
}

/** The signs of a unit's district in a text that `writeRuns` wrote. */
export function districtOf(text: string, unit: number): string {
  if (text.length === nowhere.length) return text;
  const districts = text.split(' ');
  const changes = districts.pop() ?? '';
  let current = 0;
  let start = 0;
  for (let at = 0; at < changes.length; at++) {
    const value = digits.indexOf(changes.charAt(at));
    start += value;
    if (value === carry) continue;
    if (start > unit) break;
    current = districts.length > 2 ? Number.parseInt(changes.charAt(++at), 36) : 1 - current;
  }
  return districts[current] ?? nowhere;
}
