import type { Rating, Registration } from '../content/company/brand.ts';

export function givenRatings(registration: Registration): readonly Rating[] {
  return registration.status === 'registered' ? (registration.ratings ?? []) : [];
}
