import { brand } from '#content/brand.yaml';
import type { Registration } from '../content/company/brand.ts';
import { addDays } from '../time/wall-clock.ts';
import { givenRatings } from './given-ratings.ts';

const OLD_DAYS = 3 * 365;

/** Places whose rating an owner should look up again: it is three years old, or of a day to come. */
export function oldRatings(today: string, registration: Registration = brand.registration): string[] {
  return givenRatings(registration)
    .filter(({ date }) => date > today || date <= addDays(today, -OLD_DAYS))
    .map(({ location }) => location);
}
