import { expect, it } from 'vitest';
import { kill } from './kill.ts';

it('a site that is killed at random moments loses nothing that it acknowledged, and delivers it', {
  timeout: 600_000,
}, async () => {
  const { figures, broken } = await kill({ kills: 5, seed: 20_261_121 });
  expect(broken).toEqual([]);
  expect(figures['submissions acknowledged']).toBeGreaterThan(0);
});
