import { expect, it } from 'vitest';
import { livingWageOn } from './living-wage.ts';

it.each([
  ['2026-03-31', 1221],
  ['2026-04-01', 1271],
  ['2031-01-01', 1271],
])('on %s it is %s pence an hour', (day, pence) => {
  expect(livingWageOn(day)).toBe(pence);
});
