import type { CoverageArea } from '#content/coverage.ts';
import { remember } from '../forms/visit-memory.ts';
import type { PostcodeOutcome } from './copy.ts';
import { requestCheck } from './request-check.ts';
import { parsePostcode } from './schema.ts';

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
  if (parsed.status !== 'ok') return { kind: parsed.status };
  remember('postcode', parsed.postcode);
  return requestCheck(parsed.postcode, area, signal);
}
