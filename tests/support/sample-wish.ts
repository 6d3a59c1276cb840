import type { Asker, TimeLimits, TimeWish } from '../../server/submissions/submission-store.ts';

/** As many as come, but for the limits that are named. */
export function sampleLimits(changes: Partial<TimeLimits> = {}): TimeLimits {
  return {
    capacity: 1,
    perNumber: 1000,
    perClient: 1000,
    perNetwork: 1000,
    day: [new Date('2026-11-24T00:00:00Z'), new Date('2026-11-25T00:00:00Z')],
    ...changes,
  };
}

export function sampleWish(changes: Partial<TimeLimits> = {}, asker: Asker | null = null): TimeWish {
  return { limits: sampleLimits(changes), asker };
}
