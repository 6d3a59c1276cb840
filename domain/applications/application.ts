import * as v from 'valibot';
import { formMessages } from '#content/form-messages.yaml';
import { communicationNeedsSchema } from '../forms/communication-needs.ts';
import { choiceField, emailField, lineField, nameField, phoneField, textField } from '../forms/fields.ts';
import {
  experienceOptions,
  MAX_COVER_LETTER_LENGTH,
  MIN_COVER_LETTER_LENGTH,
} from './application-choices.ts';

const MAX_POSITION_LENGTH = 300;

const fields = v.object({
  position: lineField({ ...formMessages.position, max: MAX_POSITION_LENGTH }),
  name: nameField({ ...formMessages.name, required: formMessages.fullName }),
  email: emailField(),
  phone: phoneField({ required: formMessages.phone.required }),
  experience: choiceField(
    experienceOptions.map(({ value }) => value),
    formMessages.experience,
  ),
  message: textField({
    ...formMessages.applicationMessage,
    min: MIN_COVER_LETTER_LENGTH,
    max: MAX_COVER_LETTER_LENGTH,
  }),
});

export const applicationSchema = v.intersect([fields, communicationNeedsSchema]);

export type ApplicationFields = v.InferOutput<typeof applicationSchema>;
