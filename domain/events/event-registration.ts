import * as v from 'valibot';
import { formMessages } from '#content/form-messages.yaml';
import { emailField, lineField, MAX_TYPED_LENGTH, nameField, textField } from '../forms/fields.ts';

export const MAX_NEEDS_LENGTH = 500;

export const CONSENT_GIVEN = 'yes';

/** By the contract, which has no tick for consent: what comes without one is taken, and marked. */
export const forwardedRegistrationSchema = v.object({
  name: nameField(formMessages.name),
  email: emailField(),
  contactNumber: lineField({ ...formMessages.contactNumber, max: MAX_TYPED_LENGTH }),
  dietaryRequirements: textField({ ...formMessages.dietaryRequirements, max: MAX_NEEDS_LENGTH }),
  allergies: textField({ ...formMessages.allergies, max: MAX_NEEDS_LENGTH }),
  healthConsent: v.pipe(
    v.optional(v.unknown(), ''),
    v.transform((ticked) => ticked === CONSENT_GIVEN),
  ),
});

export type EventRegistration = v.InferOutput<typeof forwardedRegistrationSchema>;

/** Food and health need explicit consent (UK GDPR, Article 9(2)(a)). */
export const eventRegistrationSchema = v.pipe(
  forwardedRegistrationSchema,
  v.forward(
    v.partialCheck(
      [['dietaryRequirements'], ['allergies'], ['healthConsent']],
      ({ healthConsent, ...needs }) => healthConsent || !saysNeeds(needs),
      formMessages.healthConsent,
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
