import { detectDangerInForm } from 'site-assistant/form-danger';
import { detectDangerByRules } from 'site-assistant/rule-based-danger';
import { freeTextIn, nameIn } from '#domain/forms/free-text.ts';
import type { NewSubmission } from './submission-store.ts';

/** Sees danger where the sender is shown the numbers to ring: the same words, the same model; in names by rules alone. */
export const marksDanger = (fields: NewSubmission['fields']): boolean =>
  freeTextIn(fields).some((text) => detectDangerInForm(text) !== null) ||
  detectDangerByRules(nameIn(fields)) !== null;
