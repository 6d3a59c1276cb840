import { detectDanger } from 'site-assistant/browser-danger';
import type { DetectedDanger } from 'site-assistant/danger-kinds';

/** Returns the danger in the free text of a form, as the browser detected it during writing; likely danger comes first. */
export function dangerInForm(
  values: Record<string, string>,
  freeText: readonly string[],
): DetectedDanger | undefined {
  const dangers = freeText
    .map((field) => detectDanger(values[field] ?? ''))
    .filter((danger) => danger !== null);
  return dangers.find(({ likely }) => likely) ?? dangers[0];
}
