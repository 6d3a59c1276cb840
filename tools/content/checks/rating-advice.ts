import { brand } from '#content/brand.yaml';
import { nations } from '#content/nations.yaml';
import type { Brand } from '#domain/content/company/brand.ts';
import { givenRatings } from '#domain/registration/given-ratings.ts';
import { oldRatings } from '#domain/registration/old-ratings.ts';
import { ratingsWithoutChange } from '#domain/registration/ratings-without-change.ts';

/** For an owner: a rating must be shown at once, so none of it stops a build. */
export function ratingAdvice(
  today: string,
  lineOf: (location: string) => string,
  { nation, registration }: Pick<Brand, 'nation' | 'registration'> = brand,
): string[] {
  const bare = nation === 'wales' ? givenRatings(registration).filter(({ poster }) => !poster) : [];
  const that = (advice: string) => (place: string) => `${lineOf(place)}: the rating of ${place} ${advice}`;
  return [
    ...oldRatings(today, registration).map(that('is old, or of a day to come: look it up again.')),
    ...ratingsWithoutChange(registration, nations[nation].ratings).map(
      that('is below Good: say under changed what has changed since, with its date.'),
    ),
    ...bare.map(({ location }) =>
      that('has no poster: the law of Wales wants it shown in that form.')(location),
    ),
  ];
}
