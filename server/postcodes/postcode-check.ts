import type { CoverageArea } from '#content/coverage.ts';
import { isServed } from '#domain/postcodes/coverage.ts';
import { parsePostcode } from '#domain/postcodes/postcode.ts';
import type { PostcodeOutcome } from '#domain/postcodes/postcode-outcome.ts';
import type { Log } from '../logging.ts';
import type { PostcodeAnswer, PostcodeLookup } from './postcode-lookup.ts';

export interface PostcodeCheck {
  /** @returns one of the six outcomes; never rejects: if no answer can be had, that is `failed` */
  check(input: string, area: CoverageArea): Promise<PostcodeOutcome>;
}

export function createPostcodeCheck({ lookup, log }: { lookup: PostcodeLookup; log: Log }): PostcodeCheck {
  return {
    async check(input, area) {
      const parsed = parsePostcode(input);
      if (parsed.kind !== 'ok') return { kind: parsed.kind };
      const { postcode } = parsed;
      try {
        return outcomeOf(postcode, await lookup.find(postcode), area);
      } catch (error) {
        log.error({ err: error }, 'A postcode could not be looked up');
        return { kind: 'failed', postcode };
      }
    },
  };
}

function outcomeOf(postcode: string, answer: PostcodeAnswer, area: CoverageArea): PostcodeOutcome {
  if (!answer.found) {
    return { kind: 'not-found', postcode, retired: answer.retired };
  }
  const { place } = answer;
  const kind = isServed(place, area) ? 'served' : 'not-served';
  const partly = isServed(place, 'home') !== isServed(place, 'services');
  return { kind, postcode, district: place.district, ...(partly && { partly }) };
}
