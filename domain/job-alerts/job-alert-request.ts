import * as v from 'valibot';
import { emailField } from '../forms/fields.ts';

export const jobAlertSchema = v.object({ email: emailField() });
