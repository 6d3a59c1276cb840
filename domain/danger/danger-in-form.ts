import { dangerSign } from './browser-danger.ts';
import type { DangerSign } from './danger.ts';

/** Signs of danger in the free text of a form, by the model that looked while it was written. Likely danger goes before possible. */
export function dangerInForm(
  values: Record<string, string>,
  freeText: readonly string[],
): DangerSign | undefined {
  const signs = freeText.map((field) => dangerSign(values[field] ?? '')).filter((sign) => sign !== null);
  return signs.find(({ likely }) => likely) ?? signs[0];
}
