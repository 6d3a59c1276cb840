import { expect, it } from 'vitest';
import { createBell } from './bell.ts';

const AN_HOUR = 3_600_000;

it('wakes whoever sleeps', async () => {
  const bell = createBell();
  const heard = bell.heard(AN_HOUR);
  bell.ring();
  await expect(heard).resolves.toBeUndefined();
});

it('is not missed where it rang before somebody listened', async () => {
  const bell = createBell();
  bell.ring();
  await expect(bell.heard(AN_HOUR)).resolves.toBeUndefined();
});

it('does not ring twice for one pull', async () => {
  const bell = createBell();
  bell.ring();
  await bell.heard(AN_HOUR);
  const again = bell.heard(AN_HOUR).then(() => 'heard');
  await expect(Promise.race([again, Promise.resolve('quiet')])).resolves.toBe('quiet');
  bell.ring();
  await expect(again).resolves.toBe('heard');
});

it('lets the sleeper go when the time is over', async () => {
  await expect(createBell().heard(1)).resolves.toBeUndefined();
});
