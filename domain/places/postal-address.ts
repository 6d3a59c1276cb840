import { otherCounties } from '#content/places.yaml';
import { locationsIn } from './find-location.ts';

/** Null where it is not known. */
export interface PostalAddress {
  /** A town or a part of one; of an unknown one, the text before the first comma. */
  locality: string;
  county: string | null;
  postcode: string | null;
}

const countyOfCode = new Map(
  otherCounties.flatMap(({ name, codes }) => codes.split(' ').map((code) => [code, name] as const)),
);

const WHOLE_POSTCODE = /\b([A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})\b/;

/** @param ownCounty the county of every code that is in no other one */
export function postalAddress(text: string, ownCounty: string): PostalAddress {
  const [before = text] = text.split(',', 1);
  const { found } = locationsIn(text);
  const location = found.find(({ name, code }) => name !== code) ?? found[0];
  if (!location) return { locality: before.trim(), county: null, postcode: null };
  return {
    locality: location.name,
    county: countyOfCode.get(location.code) ?? ownCounty,
    postcode: WHOLE_POSTCODE.exec(text)?.[1] ?? location.code,
  };
}
