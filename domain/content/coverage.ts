import * as v from 'valibot';
import { texts } from './kinds.ts';

const rule = v.strictObject({
  postcodes: texts(0),
  counties: texts(0),
  districts: texts(0),
  policeAreas: texts(0),
});

/** One match in any of the lists is enough. */
export type CoverageRule = v.InferOutput<typeof rule>;

export const coverage = v.strictObject({ home: rule, services: rule });

export type CoverageArea = keyof v.InferOutput<typeof coverage>;
