import type { Prices } from './price-words.ts';

/** Null for a provider who shows no prices: there is no price page then, and the words say how to get a price. */
export const prices: Prices | null = {
  sample: true,
  from: '2026-11-01',
  hour: { day: 3200, evening: 3400, weekend: 3600, bankHoliday: 4800 },
  day: { begins: '07:00', ends: '19:00' },
  minimumMinutes: 30,
  night: { sleeping: 16500, waking: 24000 },
  liveInWeek: 165000,
};
