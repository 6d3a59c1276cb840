import type { EndAttempt } from '../outgoing/circuit-breaker.ts';
import { ProviderFailure } from './chat-provider.ts';
import { inSentences } from './in-sentences.ts';
import { mayBeShown } from './screen-sentence.ts';

/**
 * The sentences of a provider's reply that may be shown; the others are left out.
 *
 * @param ended told once how it went, with the reason of a failure
 * @throws ProviderFailure
 */
export async function* providerSentences(
  pieces: AsyncIterable<string>,
  ended: (how: Parameters<EndAttempt>[0], reason: string) => void,
): AsyncGenerator<string> {
  let how: Parameters<EndAttempt>[0] = 'given-up';
  let reason = '';
  try {
    for await (const sentence of inSentences(pieces)) if (mayBeShown(sentence)) yield sentence;
    how = 'worked';
  } catch (error) {
    const failure =
      error instanceof ProviderFailure ? error : new ProviderFailure('broken', 'The reply could not be read');
    how = 'failed';
    reason = failure.message;
    throw failure;
  } finally {
    ended(how, reason);
  }
}
