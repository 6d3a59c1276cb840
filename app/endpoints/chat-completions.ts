import * as v from 'valibot';
import { chatRefusals } from '#content/chat-failures.ts';
import { chatLimits, chatRequestSchema } from '#domain/chat/chat-message.ts';
import { requestContext, servicesContext } from '~/context.ts';
import type { Route } from './+types/chat-completions.ts';
import { completion, eventStream, failure, refusal } from './chat-response.ts';

/**
 * `POST /api/chat/completions`: the assistant, in the shape of OpenAI's API, so that its clients can talk to it. Of the
 * body only the conversation counts: model, instructions and limits are the server's.
 */
export async function action({ request, context }: Route.ActionArgs) {
  // A page elsewhere can only send JSON after asking for leave, which is never given: it cannot spend our tokens.
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    return refusal(415, chatRefusals.notJson);
  }
  const text = await request.text();
  if (text.length > chatLimits.bodyBytes) return refusal(413, chatRefusals.tooLarge);
  const body = parseJson(text);
  if (body === undefined) return refusal(400, chatRefusals.notJson);
  const asked = v.safeParse(chatRequestSchema, body);
  if (!asked.success) return refusal(400, asked.issues[0].message);
  const stream = asked.output.stream ?? false;
  const outcome = await context.get(servicesContext).chat.reply({
    messages: asked.output.messages,
    client: context.get(requestContext).clientAddress,
    stream,
    signal: request.signal,
  });
  if (outcome.kind === 'failed') return failure(outcome.failure, outcome.help);
  return stream ? eventStream(outcome) : completion(outcome);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function loader() {
  const refused = refusal(405, chatRefusals.method);
  refused.headers.set('allow', 'POST');
  return refused;
}
