import type * as v from 'valibot';
import { area } from './area.ts';
import { coverage } from './coverage.ts';
import { openingTimes } from './opening-times.ts';
import { places } from './places.ts';
import { bankHolidays, partners, shortcuts } from './short-files.ts';

/** What each file of words and numbers in `content/` must be, by its name without `.yaml`. */
export const contentFiles = {
  area,
  'bank-holidays': bankHolidays,
  coverage,
  'opening-times': openingTimes,
  partners,
  places,
  shortcuts,
} as const;

export type ContentName = keyof typeof contentFiles;

/** @public The modules that the build writes have it. */
export type ContentOf<Name extends ContentName> = v.InferOutput<(typeof contentFiles)[Name]>;
