import type { EndAttempt } from '../outgoing/circuit-breaker.ts';
import { ProviderError } from './chat-provider.ts';
import { mayBeShown } from './screen-sentence.ts';

type Ending = Parameters<EndAttempt>[0];

/** Those that may be shown. `onEnd` is called once, with the reason of a failure. @throws ProviderError */
export async function* providerSentences(
  pieces: AsyncIterable<string>,
  onEnd: (how: Ending, reason: string) => void,
): AsyncGenerator<string> {
  let how: Ending = 'given-up';
  let reason = '';
  try {
    for await (const sentence of inSentences(pieces)) if (mayBeShown(sentence)) yield sentence;
    how = 'worked';
  } catch (error) {
    const failure =
      error instanceof ProviderError ? error : new ProviderError('broken', 'The reply could not be read');
    how = 'failed';
    reason = failure.message;
    throw failure;
  } finally {
    onEnd(how, reason);
  }
}

/** A number’s point ends nothing. */
const SENTENCE = /^[\s\S]*?(?:[.!?]['”’")\]]*\s+|\n+)/;

export async function* inSentences(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    rest += piece;
    for (let found = SENTENCE.exec(rest); found; found = SENTENCE.exec(rest)) {
      yield found[0];
      rest = rest.slice(found[0].length);
    }
  }
  if (rest !== '') yield rest;
}
