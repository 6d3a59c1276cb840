import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DangerKind } from 'site-assistant/danger-kinds';
import { detectDangerByRules } from 'site-assistant/rule-based-danger';
import { assistant } from '#content/assistant.yaml';
import { stayWith as answersInDanger } from '#content/danger-follow-ups.yaml';
import { type ChatMessage, chatLimits } from '#domain/chat/chat-message.ts';
import { stayWith } from '#domain/danger/stay-with.ts';
import { afterNextPaint } from '~/browser/after-next-paint.ts';
import { askAssistant, type Reply } from './ask-assistant.ts';
import { type Bubble, recallConversation, rememberConversation } from './conversation-memory.ts';
import { asSeen } from './conversation-text.ts';

const greetings: Bubble[] = assistant.greetings.map((content) => ({ type: 'ai', content }));

/** Larger than the rest of the chat's script: fetched while a visitor writes. */
export const loadDangerModel = () => import('site-assistant/browser-danger');

/** `pending` is the reply so far, or null if none is awaited. */
export function useConversation(onAnswer: (answer: Bubble[]) => void) {
  const [messages, setMessages] = useState(recallConversation);
  const [pending, setPending] = useState<string | null>(null);
  const running = useRef<AbortController>(null);

  const keep = (bubbles: Bubble[]) => {
    setMessages(bubbles);
    rememberConversation(bubbles);
  };
  const answer = async (asked: Bubble[]) => {
    const stop = new AbortController();
    running.current?.abort();
    running.current = stop;
    // Show the question before the work begins: on a slow phone the rules alone take a third of a second the first time.
    await afterNextPaint();
    if (stop.signal.aborted) return;
    const certain = detectDangerByRules(asked.at(-1)?.content ?? '');
    // A screen reader says help twice where other words stood in its place for a moment.
    if (!certain) setPending('');
    const replied = certain
      ? [helpAgainst(certain)]
      : await replyTo(asked, setPending, stop.signal).catch(() => null);
    if (!replied || stop.signal.aborted) return;
    keep([...asked, ...replied]);
    onAnswer(replied);
    setPending(null);
  };
  const send = (content: string) => {
    const asked: Bubble[] = [...messages, { type: 'user', content }];
    keep(asked);
    void answer(asked);
  };
  const clear = () => {
    running.current?.abort();
    keep([]);
    setPending(null);
  };

  const askAgain = () => {
    const asked = messages.slice(0, messages.findLastIndex(({ type }) => type === 'user') + 1);
    keep(asked);
    void answer(asked);
  };

  const askLeft = useEffectEvent(() => {
    if (messages.at(-1)?.type === 'user') void answer(messages);
  });
  useEffect(() => {
    // A question whose page was left before the reply came.
    askLeft();
    // A request that a browser breaks off for the next page has not failed: it is made there.
    const leave = () => running.current?.abort();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return {
    bubbles: [...greetings, ...messages],
    isFresh: messages.length === 0,
    pending,
    send,
    askAgain,
    clear,
  };
}

/** Likely danger is answered by help lines alone; the server is not asked. */
async function replyTo(
  asked: Bubble[],
  onProgress: (soFar: string) => void,
  signal: AbortSignal,
): Promise<Bubble[]> {
  const text = asked.at(-1)?.content ?? '';
  // Without the model here, the server's models decide; it knows what stays with an earlier danger.
  const model = inDanger(asked) ? null : await loadDangerModel().catch(() => null);
  signal.throwIfAborted();
  const detected = model?.detectDanger(text);
  if (detected?.likely) return [helpAgainst(detected.kind)];
  const reply = await askAssistant(messagesOf([...greetings, ...asked]), onProgress, signal);
  return bubblesOf(reply, reply.failure ? inDanger(asked) : '');
}

function messagesOf(bubbles: Bubble[]): ChatMessage[] {
  return bubbles.slice(-chatLimits.remembered).map((bubble) => ({
    role: bubble.type === 'ai' ? 'assistant' : 'user',
    content: asSeen(bubble).slice(0, chatLimits.messageLength),
  }));
}

const helpAgainst = (danger: DangerKind, content: string = assistant.afterDanger): Bubble => ({
  type: 'ai',
  content,
  danger,
});

/** Said without the server after a card, and after such an answer. */
function inDanger(asked: Bubble[]): string {
  const at = asked.findLastIndex(({ type }) => type === 'ai');
  const { danger, content = '' } = asked[at] ?? {};
  if (danger) return stayWith(danger, asked[at - 1]?.content ?? '');
  return answersInDanger.find(({ text }) => content.includes(text))?.text ?? '';
}

function bubblesOf({ content, failure, help }: Reply, before: string): Bubble[] {
  if (help?.danger) return [helpAgainst(help.danger, help.inLanguage)];
  const bubbles: Bubble[] = [];
  if (content.trim()) bubbles.push({ type: 'ai', content });
  const failed = [before, failure].filter(Boolean).join('\n\n');
  if (failure) bubbles.push({ type: 'ai', content: failed, failed: true });
  const last = {
    pages: help?.pages,
    possibleDanger: help?.possibleDanger,
    office: help?.office,
    choices: help?.choices,
  };
  return bubbles.map((bubble, index) => (index + 1 === bubbles.length ? { ...bubble, ...last } : bubble));
}
