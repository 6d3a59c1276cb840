import { waitlistRequestSchema } from '#domain/waitlist/waitlist-request.ts';
import { fieldCheck } from '../forms/field-check.ts';

/** The rules of the notify form, for the browser: loaded when the form is first touched. */
export const checkAreaNotice = fieldCheck(waitlistRequestSchema);
