import { eventRegistrationSchema } from '#domain/events/event-registration.ts';
import { fieldCheck } from '../forms/field-check.ts';

/** The registration's rules, for the browser: loaded when the form is first touched. */
export const checkRegistration = fieldCheck(eventRegistrationSchema);
