import { expect, it } from 'vitest';
import { principalComponents } from './principal-components.ts';

const rows = [...Array(60).keys()].map((n) =>
  Float32Array.of(3 * Math.sin(n) + 5, 2 * Math.sin(n) + 0.2 * Math.cos(3 * n), 0.01 * Math.cos(7 * n)),
);
const distance = (one: Float32Array, other: Float32Array) =>
  Math.hypot(...one.map((value, i) => value - (other[i] ?? 0)));

it('says rows in fewer numbers, and how far each is from each stays nearly the same', () => {
  const short = rows.map(principalComponents(rows, 2));
  expect(short.every((row) => row.length === 2)).toBe(true);
  for (const [i, row] of rows.entries()) {
    const [other = row, shortOther = short[i]] = [rows[(i * 7) % 60], short[(i * 7) % 60]];
    expect(distance(short[i] ?? row, shortOther ?? row)).toBeCloseTo(distance(row, other), 1);
  }
});

it('has what differs most first', () => {
  const spread = (column: number) => {
    const values = rows.map(principalComponents(rows, 3)).map((row) => row[column] ?? 0);
    return Math.max(...values) - Math.min(...values);
  };
  expect(spread(0)).toBeGreaterThan(6);
  expect(spread(1)).toBeLessThan(1);
  expect(spread(2)).toBeLessThan(0.1);
});
