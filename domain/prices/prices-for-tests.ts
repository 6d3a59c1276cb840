import type { Prices } from '../content/services/prices.ts';

export const pricesForTests: Prices = {
  sample: false,
  from: '2026-11-01',
  hour: { day: 3000, evening: 3300, weekend: 3600, bankHoliday: 6000 },
  day: { begins: '07:00', ends: '19:00' },
  minimumMinutes: 30,
};
