import * as v from 'valibot';
import { listBy, slug, text } from '../kinds.ts';

export const serviceOptions = v.strictObject({
  startDateOption: v.literal('start-date', 'must be start-date'),
  serviceOptions: listBy('value', v.strictObject({ value: slug, label: text })),
});
