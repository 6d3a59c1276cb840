import * as v from 'valibot';
import { formMessages } from '#content/form-messages.ts';
import { serviceOptions } from '#content/service-options.ts';
import { choiceField, emailField, nameField, phoneField, postcodeField, textField } from '../forms/fields.ts';

const MAX_MESSAGE_LENGTH = 5000;

export const contactSchema = v.object({
  firstName: nameField({
    required: formMessages.firstName.required,
    subject: formMessages.firstName.subject,
    min: 1,
  }),
  lastName: nameField({
    required: formMessages.lastName.required,
    subject: formMessages.lastName.subject,
    min: 1,
  }),
  email: emailField(),
  phone: phoneField(),
  service: choiceField(
    serviceOptions.map(({ value }) => value),
    formMessages.service.required,
  ),
  postcode: postcodeField(),
  message: textField({
    required: formMessages.message.required,
    max: {
      count: MAX_MESSAGE_LENGTH,
      message: formMessages.tooLong(formMessages.message.subject, MAX_MESSAGE_LENGTH),
    },
  }),
});

export type Enquiry = v.InferOutput<typeof contactSchema>;
