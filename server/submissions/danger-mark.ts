import { detectDangerInForm } from 'site-assistant/form-danger';
import { freeTextIn } from '#domain/forms/free-text.ts';
import type { NewSubmission } from './submission-store.ts';

/** Sees danger where the sender is shown the numbers to ring: the same words, the same model. */
export const marksDanger = (fields: NewSubmission['fields']): boolean =>
  freeTextIn(fields).some((text) => detectDangerInForm(text) !== null);
