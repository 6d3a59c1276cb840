import * as v from 'valibot';
import { emailField } from '../forms/fields.ts';

/** The form below the list of jobs: where to write to. Which jobs are wanted is in the address it is sent to. */
export const jobAlertSchema = v.object({ email: emailField() });
