import * as v from 'valibot';
import { emailEntry, lineEntry, nameEntry, textEntry } from '../forms/schema.ts';

export const MAX_NEEDS_LENGTH = 500;

/** The registration form of an event. */
export const eventRegistrationSchema = v.object({
  name: nameEntry({ required: 'Name is required', subject: 'Name' }),
  email: emailEntry(),
  contactNumber: lineEntry({ count: 100, message: 'Contact number must not exceed 100 characters' }),
  dietaryRequirements: textEntry({
    most: { count: MAX_NEEDS_LENGTH, message: 'Dietary requirements must not exceed 500 characters' },
  }),
  allergies: textEntry({
    most: { count: MAX_NEEDS_LENGTH, message: 'Allergies information must not exceed 500 characters' },
  }),
});

export type EventRegistration = v.InferOutput<typeof eventRegistrationSchema>;
