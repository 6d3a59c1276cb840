import * as v from 'valibot';
import { formMessages } from '#content/form-messages.ts';
import { emailField, postcodeField } from '../forms/fields.ts';

export const waitlistRequestSchema = v.object({
  postcode: postcodeField({ required: formMessages.postcode.required }),
  email: emailField(),
});

export type WaitlistRequest = v.InferOutput<typeof waitlistRequestSchema>;
