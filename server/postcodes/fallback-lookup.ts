import type { Log } from '../logging.ts';
import { LookupError, type PostcodeLookup } from './postcode-lookup.ts';

export interface FallbackOptions {
  log: Log;
  /** A source that fails now and then would fill the log: it counts as recovered after this long without a failure. */
  settledMs?: number;
  /** Milliseconds that only go forward. */
  now?: () => number;
}

/**
 * Answers from `reserve` whenever `lookup` fails, so that nobody's check fails because somebody else's server does. The
 * log says so once when it begins and once when it is over.
 */
export function withFallback(
  lookup: PostcodeLookup,
  reserve: PostcodeLookup,
  { log, settledMs = 60_000, now = () => performance.now() }: FallbackOptions,
): PostcodeLookup {
  let lastFailure: number | null = null;

  function noteFailure(error: unknown) {
    if (lastFailure === null) {
      const reason = error instanceof LookupError ? error.kind : 'fault';
      log.warn({ reason }, 'The postcode source does not answer: the embedded table stands in');
    }
    lastFailure = now();
  }

  function noteAnswer() {
    // While it is not asked at all, an answer can only be a remembered one.
    if (lastFailure === null || !lookup.state().working || now() - lastFailure < settledMs) return;
    lastFailure = null;
    log.info('The postcode source answers again');
  }

  return {
    async find(postcode) {
      try {
        const answer = await lookup.find(postcode);
        noteAnswer();
        return answer;
      } catch (error) {
        noteFailure(error);
        return reserve.find(postcode);
      }
    },
    state: () => ({ ...lookup.state(), working: lookup.state().working && lastFailure === null }),
  };
}
