import type { CoverageArea } from '#domain/content/area/coverage.ts';
import { isServed } from '#domain/postcodes/coverage.ts';
import { likelyPostcode, parsePostcode } from '#domain/postcodes/postcode.ts';
import type { PostcodeOutcome } from '#domain/postcodes/postcode-outcome.ts';
import { type Limiter, MAX_POSTCODES_PER_CLIENT } from '../limits/limits.ts';
import { withStoreTimeout } from '../limits/store-timeout.ts';
import type { Log } from '../logging.ts';
import type { PostcodeAnswer, PostcodeLookup } from './postcode-lookup.ts';

/** The lookup may take as long again; an answer does not wait for its count. */
const LIMIT_TIMEOUT_MS = 1000;

export interface PostcodeCheck {
  /**
   * @param client who asks, for the limit alone; null where something else has counted already
   * @returns one of the six outcomes; never rejects: if no answer can be had, that is `failed`
   */
  check(input: string, area: CoverageArea, client: string | null): Promise<PostcodeOutcome>;
}

interface Options {
  lookup: PostcodeLookup;
  /** Answers whoever asks too much of a lookup that is somebody else's. */
  sparing?: { limiter: Pick<Limiter, 'take'>; reserve: PostcodeLookup } | null;
  log: Log;
}

export function createPostcodeCheck({ lookup, sparing = null, log }: Options): PostcodeCheck {
  async function lookupFor(client: string | null): Promise<PostcodeLookup> {
    if (client === null || sparing === null) return lookup;
    const { limit, windowMs } = MAX_POSTCODES_PER_CLIENT;
    const taken = sparing.limiter.take(`postcode:${client}`, limit, windowMs);
    const counted = withStoreTimeout(taken, LIMIT_TIMEOUT_MS);
    const { allowed } = await counted.catch(() => ({ allowed: true }));
    return allowed ? lookup : sparing.reserve;
  }

  return {
    async check(input, area, client) {
      const parsed = parsePostcode(input);
      if (parsed.kind === 'empty') return { kind: 'empty' };
      if (parsed.kind === 'invalid') return { kind: 'invalid', meant: likelyPostcode(input) };
      const { postcode } = parsed;
      try {
        const source = await lookupFor(client);
        return outcomeOf(postcode, await source.find(postcode), area);
      } catch (error) {
        log.error({ err: error }, 'A postcode could not be looked up');
        return { kind: 'failed', postcode };
      }
    },
  };
}

function outcomeOf(postcode: string, answer: PostcodeAnswer, area: CoverageArea): PostcodeOutcome {
  if (!answer.found) {
    return { kind: 'not-found', postcode, meant: likelyPostcode(postcode), retired: answer.retired };
  }
  const { place } = answer;
  const address = { place, postcode };
  const kind = isServed(address, area) ? 'served' : 'not-served';
  const partly = isServed(address, 'home') !== isServed(address, 'services');
  return { kind, postcode, district: place.district, ...(partly && { partly }) };
}
