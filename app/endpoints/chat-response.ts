import { chatFailures } from '#content/chat-failures.yaml';
import type { ChatChunk, ChatCompletion, ChatError, ChatHelp } from '#domain/chat/chat-message.ts';
import { CACHE_POLICIES } from '#domain/http/cache-policies.ts';
import type { ChatOutcome } from '#server/chat/chat.ts';
import type { ChatFailureKind } from '#server/chat/chat-provider.ts';

const failureKinds: Record<ChatFailureKind, { status: number; type: string; code: string | null }> = {
  authentication: { status: 401, type: 'authentication_error', code: 'invalid_api_key' },
  rateLimited: { status: 429, type: 'rate_limit_error', code: 'rate_limit_exceeded' },
  unavailable: { status: 502, type: 'server_error', code: null },
  broken: { status: 504, type: 'server_error', code: null },
};

type Failed = Omit<Extract<ChatOutcome, { kind: 'failed' }>, 'kind'>;
type RateLimited = Extract<ChatOutcome, { kind: 'rate-limited' }>;
type Answered = Extract<ChatOutcome, { kind: 'answered' }>;

const NO_HELP: ChatHelp = { pages: [], source: 'site' };

export function refusal(status: number, message: string): Response {
  const body: ChatError = {
    error: { message, type: 'invalid_request_error', param: null, code: null },
    help: NO_HELP,
  };
  return Response.json(body, { status });
}

export function failed({ failure, help }: Failed): Response {
  return Response.json(failureBody(failure, help), { status: failureKinds[failure].status });
}

export function rateLimited({ retryAfterMs, help }: RateLimited): Response {
  const response = failed({ failure: 'rateLimited', help });
  response.headers.set('retry-after', `${Math.ceil(retryAfterMs / 1000)}`);
  return response;
}

function failureBody(kind: ChatFailureKind, help: ChatHelp): ChatError {
  const { type, code } = failureKinds[kind];
  return { error: { message: chatFailures[kind], type, param: null, code }, help };
}

export async function completion({ sentences, help }: Answered): Promise<Response> {
  try {
    const content = (await Array.fromAsync(sentences)).join('').trim();
    const body: ChatCompletion = {
      ...frame(help),
      object: 'chat.completion',
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
      help,
    };
    return Response.json(body);
  } catch (error) {
    return failed({ failure: kindOf(error), help: { ...help, source: 'site' } });
  }
}

/** A sentence per event; a reply that breaks off ends with an error event. */
export function eventStream(answered: Answered): Response {
  const events = eventsOf(answered);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await events.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void events.return(undefined),
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': CACHE_POLICIES.notStored,
      // Asks a proxy in front to pass each sentence on at once.
      'x-accel-buffering': 'no',
    },
  });
}

async function* eventsOf({ sentences, help }: Answered): AsyncGenerator<string> {
  const chunk = (delta: ChatChunk['choices'][number]['delta'], last = false): ChatChunk => ({
    ...reply,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, finish_reason: last ? 'stop' : null }],
    ...(last && { help }),
  });
  const reply = frame(help);
  try {
    yield event(chunk({ role: 'assistant', content: '' }));
    for await (const content of sentences) yield event(chunk({ content }));
    yield event(chunk({}, true));
  } catch (error) {
    yield event(failureBody(kindOf(error), { ...help, source: 'site' }));
  }
  yield 'data: [DONE]\n\n';
}

const event = (body: ChatChunk | ChatError) => `data: ${JSON.stringify(body)}\n\n`;

const frame = ({ source }: ChatHelp) => ({
  id: `chatcmpl-${crypto.randomUUID()}`,
  created: Math.floor(Date.now() / 1000),
  model: source,
});

/** Anything without a kind of its own is no fault of the visitor either. */
function kindOf(error: unknown): ChatFailureKind {
  const kind = error instanceof Error && 'kind' in error ? String(error.kind) : '';
  return Object.hasOwn(failureKinds, kind) ? (kind as ChatFailureKind) : 'broken';
}
