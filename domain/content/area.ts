import * as v from 'valibot';
import { postcode, text, url } from './kinds.ts';

const council = v.strictObject({
  name: text,
  url,
  safeguarding: v.nullable(v.strictObject({ display: text, note: text })),
});

/** A council with its number for adult safeguarding, if it is known. */
export type Council = v.InferOutput<typeof council>;

export const area = v.strictObject({
  short: text,
  full: text,
  around: text,
  answer: text,
  postcode,
  partly: v.nullable(text),
  councils: v.array(council, 'must be a list, with a hyphen before each council'),
  placeWords: v.strictObject({ towns: text, hospitals: text }),
});
