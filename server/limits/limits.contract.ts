import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenStore } from '../delivery/outbox.contract.ts';
import type { Limiter } from './limits.ts';

export function limiterContract(place: () => Promise<OpenStore>): void {
  describe('limits', () => {
    let open: OpenStore;
    let limits: Limiter;
    const clock = { now: new Date('2026-11-21T09:00:00Z') };
    const now = () => clock.now;
    const pass = (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms);
    };

    beforeEach(async () => {
      open = await place();
      limits = (await open(now)).limits;
    });

    it('allows so many in a window, and then says how long to wait', async () => {
      expect(await limits.take('contact:a', 2, 60_000)).toEqual({ allowed: true, retryAfterMs: 0 });
      pass(10_000);
      expect(await limits.take('contact:a', 2, 60_000)).toEqual({ allowed: true, retryAfterMs: 0 });
      expect(await limits.take('contact:a', 2, 60_000)).toEqual({ allowed: false, retryAfterMs: 50_000 });
    });

    it('counts each key by itself', async () => {
      await limits.take('contact:a', 1, 60_000);
      expect(await limits.take('contact:b', 1, 60_000)).toMatchObject({ allowed: true });
    });

    it('takes more than one at once, or nothing', async () => {
      expect(await limits.take('tokens', 100, 60_000, 101)).toEqual({ allowed: false, retryAfterMs: 60_000 });
      expect(await limits.take('tokens', 100, 60_000, 70)).toMatchObject({ allowed: true });
      expect(await limits.take('tokens', 100, 60_000, 31)).toEqual({ allowed: false, retryAfterMs: 60_000 });
      expect(await limits.take('tokens', 100, 60_000, 30)).toMatchObject({ allowed: true });
      expect(await limits.take('tokens', 100, 60_000)).toMatchObject({ allowed: false });
      pass(60_000);
      expect(await limits.take('tokens', 100, 60_000, 100)).toMatchObject({ allowed: true });
    });

    it('says how many were taken in a window', async () => {
      expect(await limits.taken('contact:a')).toBe(0);
      await limits.take('contact:a', 2, 60_000);
      await limits.take('contact:a', 2, 60_000);
      await limits.take('contact:a', 2, 60_000);
      expect([await limits.taken('contact:a'), await limits.taken('contact:b')]).toEqual([2, 0]);
      pass(60_000);
      expect(await limits.taken('contact:a')).toBe(0);
    });

    it('begins again when the window has ended', async () => {
      await limits.take('contact:a', 1, 60_000);
      pass(59_999);
      expect(await limits.take('contact:a', 1, 60_000)).toEqual({ allowed: false, retryAfterMs: 1 });
      pass(1);
      expect(await limits.take('contact:a', 1, 60_000)).toMatchObject({ allowed: true });
      expect(await limits.take('contact:a', 1, 60_000)).toEqual({ allowed: false, retryAfterMs: 60_000 });
    });

    it('is one limit for several instances at the same moment', async () => {
      const other = (await open(now)).limits;
      const takes = Array.from({ length: 30 }, (_, index) =>
        (index % 2 ? limits : other).take('contact:a', 7, 60_000),
      );
      const answers = await Promise.all(takes);
      expect(answers.filter(({ allowed }) => allowed)).toHaveLength(7);
    });

    it('forgets the windows that have ended', async () => {
      await limits.take('contact:a', 1, 60_000);
      await limits.take('contact:b', 1, 120_000);
      pass(60_000);
      expect(await limits.sweep()).toBe(1);
      expect(await limits.take('contact:b', 1, 120_000)).toMatchObject({ allowed: false });
    });
  });
}
