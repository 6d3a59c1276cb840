import * as v from 'valibot';
import { formMessages } from '#content/form-messages.ts';
import { choiceField, emailField, lineField, nameField, phoneField, textField } from '../forms/fields.ts';
import { experienceOptions, MAX_LETTER_LENGTH, MIN_LETTER_LENGTH } from './application-choices.ts';

const MAX_POSITION_LENGTH = 300;

const fields = {
  role: v.pipe(
    lineField({
      count: MAX_POSITION_LENGTH,
      message: formMessages.tooLong(formMessages.position.subject, MAX_POSITION_LENGTH),
    }),
    v.nonEmpty(formMessages.position.required),
  ),
  name: nameField({ required: formMessages.fullName.required, subject: formMessages.name.subject }),
  email: emailField(),
  phone: phoneField({ required: formMessages.phone.required }),
  experience: choiceField(
    experienceOptions.map(({ value }) => value),
    formMessages.experience.required,
  ),
  message: textField({
    required: formMessages.coverLetter.required,
    min: {
      count: MIN_LETTER_LENGTH,
      message: formMessages.tooShort(formMessages.coverLetter.subject, MIN_LETTER_LENGTH),
    },
    max: {
      count: MAX_LETTER_LENGTH,
      message: formMessages.tooLong(formMessages.coverLetter.subject, MAX_LETTER_LENGTH),
    },
  }),
};

export const applicationSchema = v.object(fields);

/** For other installations and programs, which need not know the experience. */
export const forwardedApplicationSchema = v.object({
  ...fields,
  experience: v.optional(
    v.union([
      fields.experience,
      v.pipe(
        v.unknown(),
        v.transform(() => '' as const),
      ),
    ]),
    '',
  ),
});

export type ApplicationFields = v.InferOutput<typeof forwardedApplicationSchema>;
