import * as v from 'valibot';
import { formMessages } from '#content/form-messages.ts';
import { emailField, postcodeField } from '../forms/fields.ts';

/** The form in the answer "Coming Soon": where to write to when the area is reached. */
export const waitlistRequestSchema = v.object({
  email: emailField(),
  postcode: postcodeField({ required: formMessages.postcode.required }),
});

export type WaitlistRequest = v.InferOutput<typeof waitlistRequestSchema>;
