import { contactSchema } from '#domain/enquiries/enquiry.ts';
import { fieldCheck } from '../forms/field-check.ts';

/** The contact form's rules, for the browser: loaded when the form is first touched. */
export const checkEnquiry = fieldCheck(contactSchema);
