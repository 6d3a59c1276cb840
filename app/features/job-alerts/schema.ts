import * as v from 'valibot';
import { emailEntry } from '../forms/schema.ts';

/** The form below the list of jobs: where to write to. Which jobs are wanted is in the address it is sent to. */
export const jobAlertSchema = v.object({ email: emailEntry() });
