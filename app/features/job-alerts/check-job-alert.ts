import { fieldCheck } from '../forms/field-check.ts';
import { jobAlertSchema } from './schema.ts';

/** The rules of the form, for the browser: loaded when the form is first touched. */
export const checkJobAlert = fieldCheck(jobAlertSchema);
