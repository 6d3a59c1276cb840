import * as v from 'valibot';
import { formMessages } from '#content/form-messages.ts';
import { emailField, lineField, nameField, textField } from '../forms/fields.ts';

export const MAX_NEEDS_LENGTH = 500;
const MAX_CONTACT_NUMBER_LENGTH = 100;

export const eventRegistrationSchema = v.object({
  name: nameField({ required: formMessages.name.required, subject: formMessages.name.subject }),
  email: emailField(),
  contactNumber: lineField({
    count: MAX_CONTACT_NUMBER_LENGTH,
    message: formMessages.tooLong(formMessages.contactNumber.subject, MAX_CONTACT_NUMBER_LENGTH),
  }),
  dietaryRequirements: textField({
    max: {
      count: MAX_NEEDS_LENGTH,
      message: formMessages.tooLong(formMessages.dietaryRequirements.subject, MAX_NEEDS_LENGTH),
    },
  }),
  allergies: textField({
    max: {
      count: MAX_NEEDS_LENGTH,
      message: formMessages.tooLong(formMessages.allergies.subject, MAX_NEEDS_LENGTH),
    },
  }),
});

export type EventRegistration = v.InferOutput<typeof eventRegistrationSchema>;
