import * as v from 'valibot';
import { chatFailures } from '#content/chat-failures.ts';
import {
  type ChatHelp,
  type ChatMessage,
  chatChunkSchema,
  chatCompletionSchema,
  chatErrorSchema,
} from '#domain/chat/chat-message.ts';
import { eventData } from '#domain/chat/event-stream.ts';

const TIMEOUT_MS = 60_000;

export interface Reply {
  /** What the assistant said; with a failure as far as it came, which may be nowhere. */
  content: string;
  /** The sentence to show in place of the rest, or null. */
  failure: string | null;
  help: ChatHelp | null;
}

/**
 * Asks the assistant; failures are part of the answer.
 *
 * @param onProgress is given the reply as far as it has come, again and again
 * @throws only when it was stopped by the signal
 */
export async function askAssistant(
  messages: ChatMessage[],
  onProgress: (soFar: string) => void,
  signal: AbortSignal,
): Promise<Reply> {
  let content = '';
  const keep = (soFar: string) => {
    content = soFar;
    onProgress(soFar);
  };
  try {
    const response = await fetch('/api/chat/completions', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ messages, stream: true }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (!response.ok) return await refusal(response);
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
    if (isStream && response.body) return await streamed(response.body, keep);
    return whole(await response.json());
  } catch (error) {
    if (signal.aborted) throw error;
    return { content, failure: chatFailures.broken, help: null };
  }
}

function whole(json: unknown): Reply {
  const { choices, help } = v.parse(chatCompletionSchema, json);
  return finished(choices[0]?.message.content ?? '', help);
}

async function streamed(
  body: ReadableStream<Uint8Array>,
  onProgress: (soFar: string) => void,
): Promise<Reply> {
  let content = '';
  let help: ChatHelp | null = null;
  for await (const event of eventData(chunksOf(body))) {
    if (event === '[DONE]') return finished(content, help);
    const json: unknown = JSON.parse(event);
    if (v.is(chatErrorSchema, json)) return { content, failure: json.error.message, help: json.help };
    const chunk = v.parse(chatChunkSchema, json);
    content += chunk.choices[0]?.delta.content ?? '';
    help = chunk.help ?? help;
    onProgress(content);
  }
  throw new Error('The reply broke off.');
}

/** An answer without words is none. */
function finished(content: string, help: ChatHelp | null): Reply {
  return { content, failure: content.trim() ? null : chatFailures.unavailable, help };
}

async function refusal(response: Response): Promise<Reply> {
  const answer = v.safeParse(chatErrorSchema, await response.json().catch(() => null));
  if (answer.success) return { content: '', failure: answer.output.error.message, help: answer.output.help };
  const known: Record<number, string> = { 401: chatFailures.authentication, 429: chatFailures.rateLimited };
  return { content: '', failure: known[response.status] ?? chatFailures.unavailable, help: null };
}

/** Safari iterates over no stream by itself. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    reader.cancel().catch(() => {});
  }
}
