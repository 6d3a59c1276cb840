import { expect, it } from 'vitest';
import { gracefulStop } from './graceful-stop.ts';

it('a site that is told to stop answers every request that it has begun, and ends well', {
  timeout: 180_000,
}, async () => {
  const { figures, broken } = await gracefulStop({ requests: 20, seed: 20_261_121 });
  expect(broken).toEqual([]);
  expect(figures['submissions stored']).toBe(20);
});
