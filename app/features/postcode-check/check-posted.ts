import type { CoverageArea } from '#domain/content/area/coverage.ts';
import { readCoverageArea } from '#domain/postcodes/postcode.ts';
import type { PostcodeOutcome } from '#domain/postcodes/postcode-outcome.ts';
import type { Visit } from '~/visit.ts';
import { readForm } from '../forms/answers/receive-form.ts';

interface PostedCheck {
  area: CoverageArea;
  typed: string;
  outcome: PostcodeOutcome;
}

/** For the island, and for the page without scripting. @throws Response if no form was posted */
export async function checkPosted(visit: Visit): Promise<PostedCheck> {
  const form = await readForm(visit.request);
  const area = readCoverageArea(form.get('area'));
  const typed = String(form.get('postcode') ?? '');
  const outcome = await visit.services.postcodes.check(typed, area, visit.facts.clientAddress);
  return { area, typed, outcome };
}
