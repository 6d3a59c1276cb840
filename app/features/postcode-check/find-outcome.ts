import type { CoverageArea } from '#content/coverage.ts';
import { parsePostcode } from '#domain/postcodes/postcode.ts';
import type { PostcodeOutcome } from '#domain/postcodes/postcode-outcome.ts';
import { remember } from '../forms/visit-memory.ts';
import { requestCheck } from './request-check.ts';

/**
 * What a visitor's input comes to: what is no postcode is known at once, the rest is asked of the server.
 *
 * @throws the signal's reason where the check was given up for a newer one
 */
export async function findOutcome(
  input: string,
  area: CoverageArea,
  signal: AbortSignal,
): Promise<PostcodeOutcome> {
  const parsed = parsePostcode(input);
  if (parsed.kind !== 'ok') return { kind: parsed.kind };
  remember('postcode', parsed.postcode);
  return requestCheck(parsed.postcode, area, signal);
}
