import * as v from 'valibot';
import { formMessages } from '#content/form-messages.ts';
import { choiceField, emailField, lineField, nameField, phoneField, textField } from '../forms/fields.ts';

const MIN_LETTER_LENGTH = 100;
export const MAX_LETTER_LENGTH = 2000;
const MAX_POSITION_LENGTH = 300;

export const experienceOptions = [
  { value: '0-1', label: 'Less than 1 year' },
  { value: '1-3', label: '1-3 years' },
  { value: '3-5', label: '3-5 years' },
  { value: '5+', label: '5+ years' },
] as const;

const fields = {
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
  role: v.pipe(
    lineField({
      count: MAX_POSITION_LENGTH,
      message: formMessages.tooLong(formMessages.position.subject, MAX_POSITION_LENGTH),
    }),
    v.nonEmpty(formMessages.position.required),
  ),
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
