import type { Rating, Registration } from '../content/company/brand.ts';
import type { Nation } from '../content/company/nations.ts';
import { givenRatings } from './given-ratings.ts';

export function ratingsWithoutChange(
  registration: Registration,
  { values }: Pick<Nation['ratings'], 'values'>,
): string[] {
  return givenRatings(registration)
    .filter(({ rating, date, changed }) => isBelowGood(rating, values) && !(changed && changed.date >= date))
    .map(({ location }) => location);
}

/** @param values from the best to the worst */
function isBelowGood(rating: Rating['rating'], values: readonly string[]): boolean {
  const good = values.findIndex((value) => /\bGood\b/.test(value));
  const given = typeof rating === 'object' ? Object.values(rating) : [rating ?? ''];
  return given.some((value) => values.indexOf(value) > good);
}
