import * as v from 'valibot';
import { formMessages } from '#content/form-messages.ts';
import { choiceField, emailField, lineField, nameField, phoneField, textField } from '../forms/fields.ts';

const MIN_LETTER_LENGTH = 100;
export const MAX_LETTER_LENGTH = 2000;
const MAX_POSITION_LENGTH = 300;

/** Years of experience, in the order of the form. */
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
  /** The cover letter. */
  message: textField({
    required: formMessages.coverLetter.required,
    least: {
      count: MIN_LETTER_LENGTH,
      message: formMessages.tooShort(formMessages.coverLetter.subject, MIN_LETTER_LENGTH),
    },
    most: {
      count: MAX_LETTER_LENGTH,
      message: formMessages.tooLong(formMessages.coverLetter.subject, MAX_LETTER_LENGTH),
    },
  }),
  /** The position; read-only in the form. */
  role: v.pipe(
    lineField({
      count: MAX_POSITION_LENGTH,
      message: formMessages.tooLong(formMessages.position.subject, MAX_POSITION_LENGTH),
    }),
    v.nonEmpty(formMessages.position.required),
  ),
};

/** The fields of the application form; the CV is looked at by itself. */
export const applicationSchema = v.object(fields);

/** The same for other installations and programs, which need not know the experience. */
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
