import type { FormMetadata } from '#domain/forms/form-metadata.ts';
import { MIN_FILL_IN_MS } from '../limits/limits.ts';

/**
 * Whether a machine seems to have filled in the form: the honeypot is filled in, or it came back too fast. The time is
 * the form's own word and could be forged; a machine that goes to that trouble could as well wait. A form that does
 * not say when it was shown is given the benefit of the doubt.
 *
 * @param now milliseconds since 1970
 */
export function isSuspectedSpam({ shownAt, honeypot }: FormMetadata, now: number): boolean {
  if (honeypot !== '') return true;
  if (!/^\d{12,14}$/.test(shownAt)) return false;
  const elapsed = now - Number(shownAt);
  return elapsed >= 0 && elapsed < MIN_FILL_IN_MS;
}
