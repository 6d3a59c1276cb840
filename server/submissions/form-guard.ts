import type { FormMetadata } from '#domain/forms/form-metadata.ts';

/** Nobody reads a form, fills it in and sends it in less. */
const FASTEST_PERSON_MS = 2000;

/**
 * Whether a form seems to have been filled in by a machine: the field that people cannot see is filled in, or
 * it came back too fast. The time is the form's own word and could be forged; a machine that goes to that
 * trouble could as well wait. A form that does not say when it was shown is given the benefit of the doubt.
 *
 * @param now milliseconds since 1970
 */
export function looksLikeMachine({ shownAt, honeypot }: FormMetadata, now: number): boolean {
  if (honeypot !== '') return true;
  if (!/^\d{12,14}$/.test(shownAt)) return false;
  const elapsed = now - Number(shownAt);
  return elapsed >= 0 && elapsed < FASTEST_PERSON_MS;
}
