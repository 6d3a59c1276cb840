import type { DetectedDanger } from 'site-assistant/danger-kinds';
import { detectDangerInForm } from 'site-assistant/form-danger';
import type { FormValues } from '#domain/forms/form-result.ts';
import { freeTextIn } from '#domain/forms/free-text.ts';

/**
 * Returns the danger in the free text of a form, as the browser detected it during writing; likely danger comes first.
 * @param kind what is sent
 */
export function dangerInForm(kind: string, values: FormValues): DetectedDanger | undefined {
  const dangers = freeTextIn(kind, values)
    .map((text) => detectDangerInForm(text))
    .filter((danger) => danger !== null);
  return dangers.find(({ likely }) => likely) ?? dangers[0];
}
