import type { Rating, Registration } from '../content/brand.ts';

/** Empty before the registration, too. */
export function givenRatings(registration: Registration): readonly Rating[] {
  return registration.status === 'registered' ? (registration.ratings ?? []) : [];
}
