export interface Run {
  unit: number;
  district: string;
}

export const NO_DISTRICT = '--';

export function districtKey(index: number): string {
  return index.toString(36).padStart(2, '0');
}

export function districtIndex(key: string): number {
  return key === NO_DISTRICT ? Number.NaN : Number.parseInt(key, 36);
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const CARRY = DIGITS.length - 1;

/**
 * One district: its key. Otherwise the districts in order, then for each change how many units lie between it and the one
 * before, and the district's number unless there are two, between which a change is always to the other.
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
  return '_'.repeat(Math.floor(value / CARRY)) + DIGITS.charAt(value % CARRY);
}

export function districtOf(text: string, unit: number): string {
  if (text.length === NO_DISTRICT.length) return text;
  const districts = text.split(' ');
  const changes = districts.pop() ?? '';
  let current = 0;
  let start = 0;
  for (let index = 0; index < changes.length; index++) {
    const value = DIGITS.indexOf(changes.charAt(index));
    start += value;
    if (value === CARRY) continue;
    if (start > unit) break;
    current = districts.length > 2 ? Number.parseInt(changes.charAt(++index), 36) : 1 - current;
  }
  return districts[current] ?? NO_DISTRICT;
}
