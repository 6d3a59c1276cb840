import * as v from 'valibot';
import { readCapped } from '../outgoing/read-capped.ts';
import { LookupError, type Place, type PostcodeAnswer, type PostcodeLookup } from './postcode-lookup.ts';

export interface LiveLookupOptions {
  /** Where the service is, without a trailing slash: `https://api.postcodes.io`. */
  url: string;
  /** For the whole of an answer, its body included. */
  timeoutMs: number;
  /** A real answer has about 1,500 bytes. */
  maxAnswerBytes?: number;
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

/**
 * Asks the public postcode service, one request a lookup. It is told the postcode and nothing of the visitor.
 *
 * A missing result or the status 404 means that there is no such postcode, but only in an answer of the service's own
 * shape: the "404 not found" page of some proxy on the way is an outage.
 */
export function createLiveLookup(options: LiveLookupOptions): PostcodeLookup {
  const { url, timeoutMs, maxAnswerBytes = 64 * 1024 } = options;
  return {
    async find(postcode) {
      const signal = AbortSignal.timeout(timeoutMs);
      const text = await ask(`${url}/postcodes/${encodeURIComponent(postcode)}`, signal, maxAnswerBytes);
      return toAnswer(readAnswer(text));
    },
    state: () => ({ source: 'live', working: true }),
  };
}

async function ask(address: string, signal: AbortSignal, maxBytes: number): Promise<string> {
  try {
    const response = await fetch(address, {
      signal,
      redirect: 'error',
      headers: { accept: 'application/json' },
    });
    if (response.status !== 200 && response.status !== 404) {
      await response.body?.cancel();
      throw new LookupError('bad-status', `The postcode service answered with status ${response.status}`);
    }
    const text = await readCapped(response, maxBytes + 1);
    if (Buffer.byteLength(text) > maxBytes) {
      throw new LookupError('too-large', `The postcode service answered with more than ${maxBytes} bytes`);
    }
    return text;
  } catch (error) {
    if (error instanceof LookupError) throw error;
    if (signal.aborted) throw new LookupError('timeout', 'The postcode service did not answer in time');
    throw new LookupError('unreachable', 'The postcode service could not be reached', { cause: error });
  }
}

function readAnswer(text: string): ServiceAnswer {
  try {
    return v.parse(answerSchema, JSON.parse(text));
  } catch {
    // The error would quote what came, and with it the postcode.
    throw new LookupError('bad-answer', 'The postcode service answered with something else than its format');
  }
}

function toAnswer({ status, result, terminated }: ServiceAnswer): PostcodeAnswer {
  if (status === 200 && result) return { found: true, place: toPlace(result), source: 'live' };
  if (status !== 200 && status !== 404) {
    throw new LookupError('bad-status', `The postcode service answered with status ${status} in its body`);
  }
  const retired = terminated && { year: terminated.year_terminated, month: terminated.month_terminated };
  return { found: false, source: 'live', ...(retired && { retired }) };
}

function toPlace(result: NonNullable<ServiceAnswer['result']>): Place {
  return { district: result.admin_district, county: result.admin_county, policeArea: result.pfa };
}
