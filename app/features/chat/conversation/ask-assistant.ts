import * as v from 'valibot';
import { chatFailures } from '#content/chat-failures.yaml';
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
  content: string;
  failure: string | null;
  help: ChatHelp | null;
}

/** Failures are part of the reply; throws only if `signal` stopped it. `onProgress` gets the reply so far. */
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
