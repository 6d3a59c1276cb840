import * as v from 'valibot';
import { formMessages } from '#content/form-messages.ts';
import { emailField, lineField, nameField, textField } from '../forms/fields.ts';

export const MAX_NEEDS_LENGTH = 500;
const MAX_CONTACT_NUMBER_LENGTH = 100;

const fields = {
  name: nameField(formMessages.name),
  email: emailField(),
  contactNumber: lineField({ ...formMessages.contactNumber, max: MAX_CONTACT_NUMBER_LENGTH }),
  dietaryRequirements: textField({ ...formMessages.dietaryRequirements, max: MAX_NEEDS_LENGTH }),
  allergies: textField({ ...formMessages.allergies, max: MAX_NEEDS_LENGTH }),
};

/** As the contract between installations has it. */
export const eventRegistrationSchema = v.object(fields);

export type EventRegistration = v.InferOutput<typeof eventRegistrationSchema>;

/** What the ticked box sends. */
export const CONSENT_GIVEN = 'yes';

/** As the form has it: what is said of food and health needs explicit consent (UK GDPR, Article 9(2)(a)). */
export const eventRegistrationFormSchema = v.pipe(
  v.object({
    ...fields,
    healthConsent: v.pipe(
      v.optional(v.unknown(), ''),
      v.transform((ticked) => ticked === CONSENT_GIVEN),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['dietaryRequirements'], ['allergies'], ['healthConsent']],
      ({ healthConsent, ...needs }) => healthConsent || !saysNeeds(needs),
      formMessages.healthConsent.required,
    ),
    ['healthConsent'],
  ),
);

export function saysNeeds({
  dietaryRequirements,
  allergies,
}: Pick<EventRegistration, 'dietaryRequirements' | 'allergies'>): boolean {
  return dietaryRequirements !== '' || allergies !== '';
}
