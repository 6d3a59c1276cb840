import { describe, expect, it } from 'vitest';
import { backoffDelay } from './backoff.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function delays(random: () => number): number[] {
  const all: number[] = [];
  for (let attempt = 1; ; attempt += 1) {
    const delay = backoffDelay(attempt, random);
    if (delay === null) return all;
    all.push(delay);
  }
}

describe('the wait between two attempts', () => {
  it('starts at about a minute, doubles and levels off at about two hours', () => {
    expect(delays(() => 0.5).map((delay) => delay / MINUTE)).toEqual([
      1, 2, 4, 8, 16, 32, 64, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120,
    ]);
  });

  it('is spread by a quarter to each side', () => {
    expect(backoffDelay(3, () => 0)).toBe(3 * MINUTE);
    expect(backoffDelay(3, () => 1)).toBe(5 * MINUTE);
  });

  it.each([
    ['shortest', 0],
    ['usual', 0.5],
    ['longest', 1],
  ])('ends between eighteen and thirty-one hours after the first attempt (%s spread)', (_, random) => {
    const total = delays(() => random).reduce((sum, delay) => sum + delay, 0);
    expect(total).toBeGreaterThan(18 * HOUR);
    expect(total).toBeLessThan(31 * HOUR);
  });
});
