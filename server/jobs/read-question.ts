import type { JobQuery } from '#domain/jobs/job-query.ts';
import { findPlace, type Place, placesIn, similarPlace } from '#domain/places/find-place.ts';
import { plainText } from '#domain/text/word-patterns.ts';
import type { JobWords } from './job-words.ts';

interface Question {
  /** Where to search from. */
  places: Place[];
  /** The words of a place that we do not know; the location of a job must have them. */
  unknownPlace: string[];
  /** What else the advert must say. */
  text: string;
}

/** A place has a field of its own, but people write it among the other words too. */
export function readQuestion({ q, place }: Pick<JobQuery, 'q' | 'place'>, words: JobWords): Question {
  if (place !== '') {
    const known = findPlace(place);
    const unknownPlace = known ? [] : plainText(place).split(' ').filter(Boolean);
    return { places: known ? [known] : [], unknownPlace, text: plainText(q) };
  }
  const { found, rest } = placesIn(q);
  if (found.length > 0) return { places: found, unknownPlace: [], text: rest };
  const slips = new Map(rest.split(' ').map((word) => [word, words.knows(word) ? null : similarPlace(word)]));
  const places = [...slips.values()].filter((one) => one !== null);
  const text = rest.split(' ').filter((word) => !slips.get(word));
  return { places, unknownPlace: [], text: text.join(' ') };
}
