import type { DetectedDanger } from 'site-assistant/danger-kinds';
import { detectDangerInForm } from 'site-assistant/form-danger';
import type { FormValues } from '#domain/forms/form-result.ts';
import { freeTextIn, nameIn } from '#domain/forms/free-text.ts';
import { detectByRules } from '../danger/danger-card.tsx';

/** The danger in a form's free text as the browser detected it during writing, likely danger first. */
export function dangerInForm(values: FormValues): DetectedDanger | undefined {
  const dangers = [
    ...freeTextIn(values).map((text) => detectDangerInForm(text)),
    // The models take some long names for danger.
    detectByRules(nameIn(values)),
  ].filter((danger) => danger !== null);
  return dangers.find(({ likely }) => likely) ?? dangers[0];
}
