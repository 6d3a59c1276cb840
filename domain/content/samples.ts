import * as v from 'valibot';
import { slug, texts } from './kinds.ts';

export const samples = v.strictObject({
  sampleContent: v.strictObject({ jobs: v.array(slug), venues: texts(0) }),
});
