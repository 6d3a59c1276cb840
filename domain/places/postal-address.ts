import { otherCounties } from '#content/places.ts';
import { placesIn } from './find-place.ts';

export interface PostalPlace {
  /** A town or a part of one; where nobody knows it, what stands before the first comma. */
  locality: string;
  /** Null where nobody knows it. */
  county: string | null;
  /** The first half of its postcode, or all of it where the text has it; null where nobody knows it. */
  postcode: string | null;
}

const countyOfCode = new Map(
  otherCounties.flatMap(({ name, codes }) => codes.split(' ').map((code) => [code, name] as const)),
);

const WHOLE_POSTCODE = /\b([A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})\b/;

/**
 * Where a text that people read says that something is: `Southampton, with visits across Hampshire` is in Southampton.
 *
 * @param ownCounty the county of every code that is in no other one
 */
export function postalPlace(text: string, ownCounty: string): PostalPlace {
  const [before = text] = text.split(',', 1);
  const { found } = placesIn(text);
  const place = found.find(({ name, code }) => name !== code) ?? found[0];
  if (!place) return { locality: before.trim(), county: null, postcode: null };
  return {
    locality: place.name,
    county: countyOfCode.get(place.code) ?? ownCounty,
    postcode: WHOLE_POSTCODE.exec(text)?.[1] ?? place.code,
  };
}
