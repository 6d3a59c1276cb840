import * as v from 'valibot';
import { formMessages } from '#content/form-messages.ts';
import { emailField, lineField, nameField, textField } from '../forms/fields.ts';

export const MAX_NEEDS_LENGTH = 500;
const MAX_CONTACT_NUMBER_LENGTH = 100;

export const eventRegistrationSchema = v.object({
  name: nameField(formMessages.name),
  email: emailField(),
  contactNumber: lineField({ ...formMessages.contactNumber, max: MAX_CONTACT_NUMBER_LENGTH }),
  dietaryRequirements: textField({ ...formMessages.dietaryRequirements, max: MAX_NEEDS_LENGTH }),
  allergies: textField({ ...formMessages.allergies, max: MAX_NEEDS_LENGTH }),
});

export type EventRegistration = v.InferOutput<typeof eventRegistrationSchema>;
