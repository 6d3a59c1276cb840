import * as v from 'valibot';
import { emailEntry, postcodeEntry } from '../forms/schema.ts';

/** The form in the answer "Coming Soon": where to write to when the area is reached. */
export const areaNoticeSchema = v.object({
  email: emailEntry(),
  postcode: postcodeEntry({ required: 'Please enter a postcode' }),
});

export type AreaNoticeRequest = v.InferOutput<typeof areaNoticeSchema>;
