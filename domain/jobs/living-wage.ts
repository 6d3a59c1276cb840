/** For those of 21 and over, in pence an hour, from its first day on (https://www.gov.uk/national-minimum-wage-rates). */
const RATES: readonly [from: string, pence: number][] = [
  ['2025-04-01', 1221],
  ['2026-04-01', 1271],
];

/** @returns pence an hour on a day such as `2026-11-21`; the last that is known after it */
export function livingWageOn(day: string): number {
  const [, pence] = RATES.findLast(([from]) => from <= day) ?? RATES[0] ?? ['', 0];
  return pence;
}
