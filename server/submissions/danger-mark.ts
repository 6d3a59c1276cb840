import type { DangerKind } from 'site-assistant/danger-kinds';
import { detectDangerInForm } from 'site-assistant/form-danger';
import { detectDangerByRules } from 'site-assistant/rule-based-danger';
import { freeTextIn, nameIn } from '#domain/forms/free-text.ts';
import type { NewSubmission } from './submission-store.ts';

const isUrgent = (kind: DangerKind | undefined) => kind !== undefined && kind !== 'keyCode';

/** Sees danger where the sender is shown the numbers to ring: the same words, the same model; in names by rules alone. */
export const marksDanger = (fields: NewSubmission['fields']): boolean =>
  freeTextIn(fields).some((text) => isUrgent(detectDangerInForm(text)?.kind)) ||
  detectDangerByRules(nameIn(fields)) !== null;
