import { expect, it } from 'vitest';
import { areCurrent } from './current-prices.ts';

it.each([
  ['a list without an end', undefined, '2030-01-01T12:00:00Z', true],
  ['a list on its last evening', '2026-03-31', '2026-03-31T22:59:00Z', true],
  ['a list after midnight of its last day, in summer time', '2026-03-31', '2026-03-31T23:00:00Z', false],
  ['a list after midnight of its last day, in winter', '2026-12-31', '2027-01-01T00:00:00Z', false],
])('%s is shown as long as it holds', (_, until, now, isShown) => {
  expect(areCurrent({ until }, new Date(now))).toBe(isShown);
});
