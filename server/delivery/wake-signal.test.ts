import { describe, expect, it } from 'vitest';
import { createWakeSignal } from './wake-signal.ts';

const NEVER = 3_600_000;

describe('the wake signal', () => {
  it('wakes whoever waits', async () => {
    const signal = createWakeSignal();
    const waited = signal.wait(NEVER);
    signal.wake();
    await expect(waited).resolves.toBeUndefined();
  });

  it('is not missed if it came before somebody waited', async () => {
    const signal = createWakeSignal();
    signal.wake();
    await expect(signal.wait(NEVER)).resolves.toBeUndefined();
  });

  it('wakes once for each call', async () => {
    const signal = createWakeSignal();
    signal.wake();
    await signal.wait(NEVER);
    const again = signal.wait(NEVER).then(() => 'woken');
    await expect(Promise.race([again, Promise.resolve('asleep')])).resolves.toBe('asleep');
    signal.wake();
    await expect(again).resolves.toBe('woken');
  });

  it('ends the wait when the time is over', async () => {
    await expect(createWakeSignal().wait(1)).resolves.toBeUndefined();
  });
});
