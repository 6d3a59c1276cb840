import * as v from 'valibot';
import { sentence, words } from './kinds.ts';

export const labels = v.strictObject({
  labels: v.strictObject({
    ...words('skipLink', 'breadcrumb', 'chat', 'loading', 'close', 'progress', 'error', 'optional').entries,
    stars: sentence('rating', 'outOf'),
    characters: v.strictObject({ one: sentence('count'), several: sentence('count') }),
    count: v.strictObject({
      empty: sentence('characters'),
      left: sentence('characters'),
      tooMany: sentence('characters'),
    }),
  }),
});
