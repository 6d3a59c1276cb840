import type { FormMetadata } from '#domain/forms/form-metadata.ts';
import { MIN_FILL_IN_MS } from '../limits/limits.ts';

/**
 * True if a machine seems to have filled in the form: the honeypot is filled in, or it came back too fast. The time
 * is the form's own word and could be forged; a machine that goes to that trouble could as well wait. A form that
 * does not say how long it took gets the benefit of the doubt.
 */
export function isSuspectedSpam({ elapsed, honeypot }: FormMetadata): boolean {
  return honeypot !== '' || (/^-?\d{1,15}$/.test(elapsed) && Number(elapsed) < MIN_FILL_IN_MS);
}
