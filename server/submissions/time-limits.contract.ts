import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleSubmission } from '../../tests/support/sample-submission.ts';
import { sampleLimits, sampleWish } from '../../tests/support/sample-wish.ts';
import type { OpenStore } from '../delivery/outbox.contract.ts';
import type { Store } from '../store/open-store.ts';
import type { Asker, TimeLimits } from './submission-store.ts';

const HALF_HOUR = 1_800_000;
const DAY = 48 * HALF_HOUR;

const limits = sampleLimits({ perNumber: 2, perClient: 3, perNetwork: 4 });

/** The so many-th half hour of the morning. */
const end = (index: number) => new Date(Date.parse('2026-11-24T09:30:00Z') + index * HALF_HOUR);

/** Shares with others what is named, and nothing else. */
const asker = (shared: Partial<Asker> = {}): Asker => ({
  number: randomUUID(),
  client: randomUUID(),
  network: randomUUID(),
  ...shared,
});

export function timeLimitsContract(place: () => Promise<OpenStore>): void {
  describe('times of which one asker may have so many', () => {
    let open: OpenStore;
    let store: Store;
    const clock = { now: new Date('2026-11-21T09:00:00Z') };
    const now = () => clock.now;

    beforeEach(async () => {
      clock.now = new Date('2026-11-21T09:00:00Z');
      open = await place();
      store = await open(now);
    });

    const callAt = (answerBy: Date) => sampleSubmission({ kind: 'call-request', answerBy });
    const ask = async (one: Asker, answerBy: Date, { on = limits, from = store } = {}) => {
      const saved = await from.submissions.saveIfFree(callAt(answerBy), { limits: on, asker: one });
      return saved === 'full' ? null : saved;
    };
    const isTentative = async (one: Asker, answerBy: Date) => (await ask(one, answerBy))?.tentative;
    const full = () => store.submissions.fullTimes('call-request', 1, clock.now);
    const mark = (id: string, outcome: 'cancelled' | 'spam') =>
      store.submissions.setOutcome(id, { outcome, at: clock.now, by: 'office' }, null);

    it.each([
      ['number', 2],
      ['client', 3],
      ['network', 4],
    ] as const)(
      'are held for no more of a %s; the others are stored, and their times stay free',
      async (name, most) => {
        const shared = { [name]: 'the same' };
        for (const index of [0, 1, 2, 3, 4, 5])
          expect(await isTentative(asker(shared), end(index))).toBe(index >= most);
        expect(await full()).toHaveLength(most);
        expect(await store.submissions.find({ kind: 'call-request' })).toHaveLength(6);
        expect(await isTentative(asker(), end(5))).toBe(false);
      },
    );

    it('are counted by the day for a network', async () => {
      const shared = { network: 'the same' };
      for (const index of [0, 1, 2, 3, 4])
        expect(await isTentative(asker(shared), end(index))).toBe(index >= 4);
      const later = (time: Date) => new Date(time.getTime() + DAY);
      const on = { ...limits, day: limits.day.map(later) as TimeLimits['day'] };
      expect(await ask(asker(shared), later(end(0)), { on })).toMatchObject({ tentative: false });
    });

    it('are free for others of the same once one is cancelled, spam or over', async () => {
      const shared = { number: 'the same' };
      const first = await ask(asker(shared), end(0));
      const second = await ask(asker(shared), end(1));
      expect(await isTentative(asker(shared), end(2))).toBe(true);
      await mark(first?.id ?? '', 'cancelled');
      expect(await isTentative(asker(shared), end(3))).toBe(false);
      await mark(second?.id ?? '', 'spam');
      expect(await isTentative(asker(shared), end(4))).toBe(false);
      expect(await isTentative(asker(shared), end(5))).toBe(true);
      clock.now = end(3);
      expect(await isTentative(asker(shared), end(6))).toBe(false);
    });

    it('are answered as the first time where the same key comes again', async () => {
      const [one, two, three] = [0, 1, 2].map((index) => callAt(end(index)));
      const wish = { limits, asker: asker() };
      for (const repeated of [false, true]) {
        for (const [submission, tentative] of [
          [one, false],
          [two, false],
          [three, true],
        ] as const)
          expect(await store.submissions.saveIfFree(submission ?? expect.fail(), wish)).toMatchObject({
            ...{ tentative, repeated },
          });
      }
    });

    it('are counted on a move, too, but for the call that moves', async () => {
      const one = asker();
      const ids = [];
      for (const index of [0, 1, 2]) ids.push((await ask(one, end(index)))?.id ?? '');
      const [first = '', second = '', third = ''] = ids;
      const told: boolean[] = [];
      const move = async (id: string, answerBy: Date) => {
        const [seen] = await store.submissions.find({ key: id });
        const messages = (tentative: boolean) => {
          told.push(tentative);
          return [];
        };
        return store.submissions.moveIfFree(
          { seen: seen ?? expect.fail(), answerBy, fields: {}, messages },
          limits,
        );
      };
      expect(await move(second, end(3))).toBe('moved');
      expect(await move(third, end(4))).toBe('tentative');
      expect(await full()).toEqual([end(0), end(3)]);
      await mark(first, 'cancelled');
      expect(await move(third, end(5))).toBe('moved');
      expect(await store.submissions.find({ key: third })).toMatchObject([{ tentative: false }]);
      expect(told).toEqual([false, true, false]);
    });

    it('are no more however many ask at the same moment, on three instances', {
      timeout: 60_000,
    }, async () => {
      const instances = [store, await open(now), await open(now)];
      const shared = { client: 'the same' };
      const asked = Array.from({ length: 60 }, (_, index) =>
        ask(asker(shared), end(index % 20), { from: instances[index % 3] ?? store }),
      );
      const held = (await Promise.all(asked)).filter((saved) => saved?.tentative === false);
      expect(held).toHaveLength(3);
      expect(await full()).toHaveLength(3);
    });

    it('are anybody’s where nobody is counted', async () => {
      const wish = sampleWish({ perNumber: 0, perClient: 0, perNetwork: 0 });
      expect(await store.submissions.saveIfFree(callAt(end(0)), wish)).toMatchObject({ tentative: false });
    });
  });
}
