import * as v from 'valibot';
import { chatRefusals } from '#content/chat-failures.yaml';
import { chatLimits, chatRequestSchema } from '#domain/chat/chat-message.ts';
import type { Visit } from '~/visit.ts';
import { completion, eventStream, failed, rateLimited, refusal } from './chat-response.ts';

/** OpenAI's API in shape, so that its clients can talk to it; model, instructions and limits are the server's. */
export async function completeChat({ request, services, facts }: Visit) {
  // Cross-origin JSON needs a CORS preflight, which is never granted: no other page can spend our tokens.
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    return refusal(415, chatRefusals.notJson);
  }
  const text = await request.text();
  if (text.length > chatLimits.bodyBytes) return refusal(413, chatRefusals.tooLarge);
  const body = parseJson(text);
  if (body === undefined) return refusal(400, chatRefusals.notJson);
  const parsed = v.safeParse(chatRequestSchema, body);
  if (!parsed.success) return refusal(400, parsed.issues[0].message);
  const stream = parsed.output.stream ?? false;
  const outcome = await services.chat.reply({
    messages: parsed.output.messages,
    client: facts.clientAddress,
    stream,
    signal: request.signal,
  });
  if (outcome.kind === 'failed') return failed(outcome);
  if (outcome.kind === 'rate-limited') return rateLimited(outcome);
  return stream ? eventStream(outcome) : completion(outcome);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
