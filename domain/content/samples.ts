import * as v from 'valibot';
import { slug, text, texts } from './kinds.ts';

export const samples = v.pipe(
  v.strictObject({
    sampleContent: v.strictObject({
      jobs: v.array(slug),
      venues: texts(0),
      promises: v.array(v.strictObject({ file: text, words: text, of: v.optional(v.array(slug)) })),
    }),
  }),
  v.metadata({ form: false }),
);
