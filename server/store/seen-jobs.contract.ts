import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenStore } from '../delivery/outbox.contract.ts';
import type { SeenJobs } from './seen-jobs.ts';

const jobs = (...ids: string[]) => new Map(ids.map((id) => [id, `like ${id}`]));
const DAY_MS = 24 * 3_600_000;

export function seenJobsContract(place: () => Promise<OpenStore>): void {
  describe('seen jobs', () => {
    const nine = new Date('2026-11-21T09:00:00Z');
    const ten = new Date('2026-11-21T10:00:00Z');
    const clock = { now: nine };
    let open: OpenStore;
    let seen: SeenJobs;

    beforeEach(async () => {
      clock.now = nine;
      open = await place();
      seen = (await open(() => clock.now)).seenJobs;
    });

    it('keep the time at which they were first noted, for every instance', async () => {
      await seen.note(jobs('nurse', 'cook'), 'content');
      clock.now = ten;
      const other = (await open(() => clock.now)).seenJobs;
      await other.note(jobs('cook', 'driver'), 'content');
      await other.note(jobs(), 'content');
      expect(await seen.firstSeen(nine, new Date('2026-11-22T00:00:00Z'))).toEqual(
        new Map([
          ['nurse', nine],
          ['cook', nine],
          ['driver', ten],
        ]),
      );
    });

    it('are found by the time they were first seen, to the millisecond', async () => {
      await seen.note(jobs('nurse'), 'content');
      const before = new Date(nine.getTime() - 1);
      const after = new Date(nine.getTime() + 1);
      expect([...(await seen.firstSeen(nine, after)).keys()]).toEqual(['nurse']);
      expect((await seen.firstSeen(before, nine)).size).toBe(0);
      expect((await seen.firstSeen(after, ten)).size).toBe(0);
    });

    it('of another source are known from the start, and what it adds later is new', async () => {
      await seen.note(jobs('nurse'), 'content');
      await seen.note(jobs('17', '18'), 'https://backend.example.org');
      clock.now = ten;
      const other = (await open(() => clock.now)).seenJobs;
      await other.note(jobs('17', '18', '19'), 'https://backend.example.org');
      expect([...(await seen.firstSeen(nine, new Date('2026-11-22T00:00:00Z'))).keys()]).toEqual([
        'nurse',
        '19',
      ]);
    });

    it('of a new id that are alike one before are as old as that one, also in two steps', async () => {
      await seen.note(new Map([['1', 'nurse']]), 'content');
      clock.now = ten;
      await seen.note(new Map([['1', 'nurse, part time']]), 'content');
      await seen.note(
        new Map([
          ['a', 'nurse, part time'],
          ['b', 'nurse'],
          ['c', 'cook'],
        ]),
        'content',
      );
      const all = await seen.firstSeen(nine, new Date('2026-11-22T00:00:00Z'));
      expect(all).toEqual(
        new Map([
          ['1', nine],
          ['a', nine],
          ['b', nine],
          ['c', ten],
        ]),
      );
    });

    it('are forgotten a year and a half after they were first seen, unless they are still listed', async () => {
      await seen.note(jobs('nurse', 'cook'), 'content');
      const later = async (days: number, ...ids: string[]) => {
        clock.now = new Date(nine.getTime() + days * DAY_MS);
        await (await open(() => clock.now)).seenJobs.note(jobs(...ids), 'content');
        return [...(await seen.firstSeen(new Date(0), new Date('2100-01-01'))).keys()].sort();
      };
      expect(await later(539, 'nurse')).toEqual(['cook', 'nurse']);
      expect(await later(541)).toEqual(['cook', 'nurse']);
      expect(await later(541, 'nurse')).toEqual(['nurse']);
    });

    it('have been told until a time that every instance knows', async () => {
      expect(await seen.toldUntil()).toBeNull();
      for (const until of [nine, ten]) await seen.noteTold(until);
      expect(await (await open(() => clock.now)).seenJobs.toldUntil()).toEqual(ten);
    });

    it('may be many, noted by several instances at the same moment, whatever their ids are made of', async () => {
      const ids = Array.from({ length: 1200 }, (_, index) => `job-${index}`);
      const odd = ['', ' ', 'Köchin/1', "'; drop table seen_jobs; --", '6x5oP0Y1fUYyuUuGwQ2aC8'];
      const other = (await open(() => clock.now)).seenJobs;
      await Promise.all([
        seen.note(jobs(...ids, ...odd), 'content'),
        other.note(jobs(...ids.toReversed()), 'content'),
      ]);
      expect(new Set((await seen.firstSeen(nine, ten)).keys())).toEqual(new Set([...ids, ...odd]));
    });
  });
}
