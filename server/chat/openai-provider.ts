import * as v from 'valibot';
import { eventData } from '#domain/chat/event-stream.ts';
import { type JsonFailure, OutgoingError, requestJson, requestStream } from '../outgoing/request.ts';
import { type ChatProvider, ProviderError, type ProviderRequest } from './chat-provider.ts';

interface Options {
  url: string;
  key: string;
  model: string;
  timeoutMs: number;
  temperature: number;
  maxTokens: number;
}

/** Many times a reply of `maxTokens`, in events of their own. */
const MAX_REPLY_BYTES = 512 * 1024;

const words = v.nullish(v.string(), '');

const completion = v.object({
  choices: v.pipe(
    v.array(v.object({ message: v.object({ content: words }), finish_reason: v.nullish(v.string()) })),
    v.minLength(1),
  ),
});
const chunk = v.object({
  choices: v.array(v.object({ delta: v.object({ content: words }), finish_reason: v.nullish(v.string()) })),
});

/** Asks any service with OpenAI's chat-completion API; it learns nothing of the visitor but the words. */
export function createOpenAiProvider(options: Options): ChatProvider {
  return {
    async *reply(request) {
      const outgoing = completionRequest(options, request);
      let hasWords = false;
      try {
        for await (const piece of request.stream ? streamed(outgoing) : whole(outgoing)) {
          hasWords ||= piece.trim() !== '';
          yield piece;
        }
      } catch (error) {
        if (error instanceof ProviderError) throw error;
        throw toFailure(error instanceof OutgoingError ? error.failure : { kind: 'not-json' });
      }
      if (!hasWords) throw new ProviderError('broken', 'The chat provider answered without words');
    },
  };
}

type CompletionRequest = ReturnType<typeof completionRequest>;

function completionRequest({ url, key, model, timeoutMs, ...limits }: Options, request: ProviderRequest) {
  return {
    url: `${url}/chat/completions`,
    method: 'POST' as const,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({
      model,
      messages: request.messages,
      temperature: limits.temperature,
      max_tokens: limits.maxTokens,
      ...(request.stream && { stream: true }),
    }),
    timeoutMs,
    signal: request.signal,
    maxBytes: MAX_REPLY_BYTES,
  };
}

async function* whole(request: CompletionRequest): AsyncGenerator<string> {
  const answer = await requestJson(request);
  if (answer.kind !== 'answered') throw toFailure(answer);
  const [choice] = v.parse(completion, answer.value).choices;
  yield `${choice?.message.content ?? ''}${ending(choice)}`;
}

async function* streamed(request: CompletionRequest): AsyncGenerator<string> {
  const answer = await requestStream(request);
  if (answer.kind !== 'answered') throw toFailure(answer);
  for await (const data of eventData(answer.body, MAX_REPLY_BYTES)) {
    if (data === '[DONE]') return;
    const [choice] = v.parse(chunk, JSON.parse(data)).choices;
    yield `${choice?.delta.content ?? ''}${ending(choice)}`;
  }
  throw new ProviderError('broken', 'The chat provider’s stream ended before its end');
}

function toFailure(failure: JsonFailure): ProviderError {
  if (failure.kind === 'timeout' || failure.kind === 'aborted') {
    return new ProviderError('broken', 'The chat provider took too long');
  }
  if (failure.kind !== 'refused' || (failure.status >= 300 && failure.status < 400)) {
    return new ProviderError('broken', 'The chat provider could not be read');
  }
  const message = `The chat provider answered with status ${failure.status}`;
  if (failure.status === 401) return new ProviderError('authentication', message);
  if (failure.status === 429) return new ProviderError('rateLimited', message);
  return new ProviderError('unavailable', message);
}

/** A reply that reaches the limit of its length stops in the middle of a sentence. */
const ending = (choice: { finish_reason?: string | null } | undefined) =>
  choice?.finish_reason === 'length' ? '…' : '';
