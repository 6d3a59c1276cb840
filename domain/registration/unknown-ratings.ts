import type { Rating, Registration } from '../content/company/brand.ts';
import type { Nation } from '../content/company/nations.ts';
import { givenRatings } from './given-ratings.ts';

type Words = Nation['ratings'];

/** Places whose rating is none that their regulator gives. */
export function unknownRatings(registration: Registration, words: Words): string[] {
  return givenRatings(registration)
    .filter(({ rating }) => !isKnown(rating, words))
    .map(({ location }) => location);
}

function isKnown(rating: Rating['rating'], { values, themes }: Words): boolean {
  if (values.length === 0) return rating === undefined;
  if (themes.length === 0) return typeof rating === 'string' && values.includes(rating);
  if (typeof rating !== 'object') return false;
  const each = Object.entries(rating);
  return each.length > 0 && each.every(([theme, value]) => themes.includes(theme) && values.includes(value));
}
