import * as v from 'valibot';
import type { AdministrativeArea } from '#domain/postcodes/coverage.ts';
import { type JsonAnswer, requestJson } from '../outgoing/request.ts';
import { LookupError, type PostcodeAnswer, type PostcodeLookup } from './postcode-lookup.ts';

const MAX_ANSWER_BYTES = 64 * 1024;

export interface LiveLookupOptions {
  url: string;
  timeoutMs: number;
}

const name = v.pipe(
  v.nullish(v.pipe(v.string(), v.maxLength(200)), null),
  v.transform((text) => text || null),
);
const answerSchema = v.object({
  status: v.number(),
  result: v.nullish(v.object({ admin_district: name, admin_county: name, pfa: name })),
  terminated: v.nullish(
    v.object({
      year_terminated: v.pipe(v.number(), v.integer(), v.minValue(1970), v.maxValue(2200)),
      month_terminated: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
    }),
  ),
});
type ServiceAnswer = v.InferOutput<typeof answerSchema>;

/** "No such postcode" only in the service's own shape: the 404 page of some proxy on the way is an outage. */
export function createLiveLookup({ url, timeoutMs }: LiveLookupOptions): PostcodeLookup {
  return {
    async find(postcode) {
      const answer = await requestJson(
        { url: `${url}/postcodes/${encodeURIComponent(postcode)}`, timeoutMs, maxBytes: MAX_ANSWER_BYTES },
        (status) => status === 200 || status === 404,
      );
      return toAnswer(readAnswer(answer));
    },
    state: () => ({ source: 'live', working: true }),
  };
}

function readAnswer(answer: JsonAnswer): ServiceAnswer {
  switch (answer.kind) {
    case 'answered': {
      const parsed = v.safeParse(answerSchema, answer.value);
      if (parsed.success) return parsed.output;
      // Valibot's issues would quote what came, and with it the postcode.
      throw badAnswer();
    }
    case 'not-json':
      throw badAnswer();
    case 'too-large':
      throw new LookupError(
        'too-large',
        `The postcode service answered with more than ${MAX_ANSWER_BYTES} bytes`,
      );
    case 'timeout':
      throw new LookupError('timeout', 'The postcode service did not answer in time');
    case 'refused':
      if (answer.status >= 300 && answer.status < 400) throw unreachable();
      throw new LookupError('bad-status', `The postcode service answered with status ${answer.status}`);
    case 'aborted':
      throw unreachable();
    case 'network':
      throw unreachable(answer.cause);
  }
}

function badAnswer(): LookupError {
  return new LookupError('bad-answer', 'The postcode service answered with something else than its format');
}

function unreachable(cause?: unknown): LookupError {
  return new LookupError('unreachable', 'The postcode service could not be reached', { cause });
}

function toAnswer({ status, result, terminated }: ServiceAnswer): PostcodeAnswer {
  if (status === 200 && result) return { found: true, place: toPlace(result), source: 'live' };
  if (status !== 200 && status !== 404) {
    throw new LookupError('bad-status', `The postcode service answered with status ${status} in its body`);
  }
  const retired = terminated && { year: terminated.year_terminated, month: terminated.month_terminated };
  return { found: false, source: 'live', ...(retired && { retired }) };
}

function toPlace(result: NonNullable<ServiceAnswer['result']>): AdministrativeArea {
  return { district: result.admin_district, county: result.admin_county, policeArea: result.pfa };
}
