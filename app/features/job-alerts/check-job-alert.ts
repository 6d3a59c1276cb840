import { jobAlertSchema } from '#domain/job-alerts/job-alert-request.ts';
import { fieldCheck } from '../forms/field-check.ts';

/** The rules of the form, for the browser: loaded when the form is first touched. */
export const checkJobAlert = fieldCheck(jobAlertSchema);
