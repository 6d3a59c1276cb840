import { expect, it } from 'vitest';
import { backupUnderLoad } from './backup-under-load.ts';

it('a restore of a backup that was made under load gives back all that was acknowledged before', {
  timeout: 180_000,
}, async () => {
  const { figures, broken } = await backupUnderLoad({ submissions: 30, seed: 20_261_121 });
  expect(broken).toEqual([]);
  expect(figures['acknowledged while it was made']).toBeGreaterThan(0);
});
