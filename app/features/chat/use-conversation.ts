import { useRef, useState } from 'react';
import { assistant } from '#content/assistant.ts';
import type { DangerKind } from '#content/danger-cards.ts';
import { type ChatMessage, chatLimits } from '#domain/chat/chat-message.ts';
import { dangerIn } from '#domain/danger/danger.ts';
import { askAssistant, type Reply } from './ask-assistant.ts';
import { type Bubble, recallConversation, rememberConversation } from './conversation-memory.ts';

const HISTORY = 6;

const greetings: Bubble[] = assistant.greetings.map((content) => ({ type: 'ai', content }));

/** `pending` is the reply so far, or null if none is awaited. */
export function useConversation() {
  const [messages, setMessages] = useState(recallConversation);
  const [pending, setPending] = useState<string | null>(null);
  const running = useRef<AbortController>(null);

  const keep = (bubbles: Bubble[]) => {
    setMessages(bubbles);
    rememberConversation(bubbles);
  };
  const send = async (content: string) => {
    const withQuestion: Bubble[] = [...messages, { type: 'user', content }];
    const danger = dangerIn(content);
    if (danger) return keep([...withQuestion, helpAgainst(danger)]);
    const stop = new AbortController();
    running.current = stop;
    keep(withQuestion);
    setPending('');
    try {
      const reply = await askAssistant(messagesOf([...greetings, ...withQuestion]), setPending, stop.signal);
      keep([...withQuestion, ...bubblesOf(reply)]);
    } catch {
      return;
    }
    setPending(null);
  };
  const clear = () => {
    running.current?.abort();
    keep([]);
    setPending(null);
  };
  return { bubbles: [...greetings, ...messages], isFresh: messages.length === 0, pending, send, clear };
}

function messagesOf(bubbles: Bubble[]): ChatMessage[] {
  return bubbles.slice(-HISTORY - 1).map(({ type, content }) => ({
    role: type === 'ai' ? 'assistant' : 'user',
    content: content.slice(0, chatLimits.messageLength),
  }));
}

/** If somebody seems to be in danger, the help lines are the reply, and no provider is called. */
const helpAgainst = (danger: DangerKind): Bubble => ({ type: 'ai', content: assistant.afterDanger, danger });

function bubblesOf({ content, failure, help }: Reply): Bubble[] {
  if (help?.danger) return [helpAgainst(help.danger)];
  const bubbles: Bubble[] = [];
  if (content.trim()) bubbles.push({ type: 'ai', content });
  if (failure) bubbles.push({ type: 'ai', content: failure, failed: true });
  return bubbles.map((bubble, index) =>
    index + 1 === bubbles.length ? { ...bubble, pages: help?.pages } : bubble,
  );
}
