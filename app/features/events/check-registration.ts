import { fieldCheck } from '../forms/field-check.ts';
import { eventRegistrationSchema } from './schema.ts';

/** The registration's rules, for the browser: loaded when the form is first touched. */
export const checkRegistration = fieldCheck(eventRegistrationSchema);
