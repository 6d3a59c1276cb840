import * as v from 'valibot';
import { readCapped } from '../outgoing/read-capped.ts';
import { type ChatProvider, ProviderFailure, type ProviderRequest } from './chat-provider.ts';
import { eventData } from './event-stream.ts';

interface Options {
  /** Where the provider is, without a trailing slash: `https://api.example.org/v1`. */
  url: string;
  key: string;
  model: string;
  /** For the whole of a reply, its body included. */
  timeoutMs: number;
  temperature: number;
  maxTokens: number;
}

/** Many times a reply of so few tokens, in events of their own. */
const mostBytes = 512 * 1024;

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

/** Any service that speaks the chat-completion API of OpenAI. It is told nothing of the visitor but the words. */
export function createOpenAiProvider(options: Options): ChatProvider {
  return {
    async *reply(request) {
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(options.timeoutMs)]);
      let hasWords = false;
      try {
        const response = await ask(options, request, signal);
        for await (const piece of request.stream ? streamed(response) : [await whole(response)]) {
          hasWords ||= piece.trim() !== '';
          yield piece;
        }
      } catch (error) {
        if (error instanceof ProviderFailure) throw error;
        throw new ProviderFailure(
          'broken',
          signal.aborted ? 'The chat provider took too long' : 'The chat provider could not be read',
        );
      }
      if (!hasWords) throw new ProviderFailure('broken', 'The chat provider answered without words');
    },
  };
}

async function ask(options: Options, request: ProviderRequest, signal: AbortSignal): Promise<Response> {
  const response = await fetch(`${options.url}/chat/completions`, {
    method: 'POST',
    // The key must not follow a service that has moved.
    redirect: 'error',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${options.key}` },
    body: JSON.stringify({
      model: options.model,
      messages: request.messages,
      temperature: options.temperature,
      max_tokens: options.maxTokens,
      ...(request.stream && { stream: true }),
    }),
    signal,
  });
  if (response.ok) return response;
  await response.body?.cancel();
  const message = `The chat provider answered with status ${response.status}`;
  if (response.status === 401) throw new ProviderFailure('authentication', message);
  if (response.status === 429) throw new ProviderFailure('rateLimited', message);
  throw new ProviderFailure('unavailable', message);
}

async function whole(response: Response): Promise<string> {
  const answer = v.parse(completion, JSON.parse(await readCapped(response, mostBytes)));
  const [choice] = answer.choices;
  return `${choice?.message.content ?? ''}${ending(choice)}`;
}

async function* streamed(response: Response): AsyncGenerator<string> {
  for await (const data of eventData(response.body ?? new ReadableStream(), mostBytes)) {
    if (data === '[DONE]') return;
    const [choice] = v.parse(chunk, JSON.parse(data)).choices;
    yield `${choice?.delta.content ?? ''}${ending(choice)}`;
  }
  throw new ProviderFailure('broken', 'The chat provider’s stream ended before its end');
}

/** A reply that met the limit of its length stops in the middle of a sentence. */
const ending = (choice: { finish_reason?: string | null } | undefined) =>
  choice?.finish_reason === 'length' ? '…' : '';
