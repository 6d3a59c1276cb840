import { describe, expect, it } from 'vitest';
import { backoffDelay } from './backoff.ts';

const MINUTE = 60_000;

describe('the wait between two attempts', () => {
  it('starts at about a minute, doubles and levels off at about two hours', () => {
    const attempts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 91, 5000];
    expect(attempts.map((attempt) => backoffDelay(attempt, () => 0.5) / MINUTE)).toEqual([
      1, 2, 4, 8, 16, 32, 64, 120, 120, 120, 120,
    ]);
  });

  it('is spread by a quarter to each side', () => {
    expect(backoffDelay(3, () => 0)).toBe(3 * MINUTE);
    expect(backoffDelay(3, () => 1)).toBe(5 * MINUTE);
  });
});
