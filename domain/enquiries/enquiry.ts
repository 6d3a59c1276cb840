import * as v from 'valibot';
import { formMessages } from '#content/form-messages.yaml';
import { serviceOptions } from '#content/service-options.yaml';
import { communicationNeedsSchema } from '../forms/communication-needs.ts';
import { choiceField, emailField, nameField, phoneField, postcodeField, textField } from '../forms/fields.ts';

export const MAX_MESSAGE_LENGTH = 5000;

const fields = v.object({
  firstName: nameField({ ...formMessages.firstName, min: 1 }),
  lastName: nameField({ ...formMessages.lastName, min: 1 }),
  email: emailField(),
  phone: phoneField(),
  service: choiceField(
    serviceOptions.map(({ value }) => value),
    formMessages.service,
  ),
  postcode: postcodeField(),
  message: textField({ ...formMessages.message, max: MAX_MESSAGE_LENGTH }),
});

export const contactSchema = v.intersect([fields, communicationNeedsSchema]);

export type Enquiry = v.InferOutput<typeof contactSchema>;
