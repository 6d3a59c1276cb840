import * as v from 'valibot';
import { formMessages } from '#content/form-messages.yaml';
import { communicationNeedsSchema } from '../forms/communication-needs.ts';
import { emailField, postcodeField } from '../forms/fields.ts';

export const waitlistRequestSchema = v.intersect([
  v.object({
    postcode: postcodeField({ required: formMessages.postcode.required }),
    email: emailField(),
  }),
  communicationNeedsSchema,
]);

export type WaitlistRequest = v.InferOutput<typeof waitlistRequestSchema>;
