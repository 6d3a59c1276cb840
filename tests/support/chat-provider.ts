import * as v from 'valibot';
import {
  type HttpUpstream,
  type RecordedRequest,
  startHttpUpstream,
  type UpstreamAnswer,
} from './http-upstream.ts';

const payload = v.object({
  model: v.string(),
  messages: v.array(v.strictObject({ role: v.string(), content: v.string() })),
  temperature: v.number(),
  max_tokens: v.number(),
  stream: v.optional(v.boolean()),
});

/** Requests to the provider, with every field that came. */
export function chatPayload(request: RecordedRequest | undefined): v.InferOutput<typeof payload> {
  const body: unknown = JSON.parse(request?.body.toString() ?? 'null');
  return v.parse(v.strictObject(payload.entries), body);
}

/** A reply in the provider's own shape: whole, or in pieces of these words where that was asked for. */
export function saying(...words: string[]): UpstreamAnswer {
  return (response, request) => {
    if (chatPayload(request).stream) {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const content of words) response.write(`data: ${JSON.stringify(chatPiece(content))}\n\n`);
      response.end('data: [DONE]\n\n');
      return;
    }
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(chatWhole(words.join(''))));
  };
}

export const chatPiece = (content: string | null, finish: string | null = null) => ({
  id: 'a',
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta: { content }, finish_reason: finish }],
});

export const chatWhole = (content: string | null, finish = 'stop') => ({
  id: 'a',
  object: 'chat.completion',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});

/** A provider of models, played on this machine. */
export function startChatProvider(): Promise<HttpUpstream> {
  return startHttpUpstream(saying('A carer can come in the evening. ', 'See [Night Care](/night-care).'));
}
