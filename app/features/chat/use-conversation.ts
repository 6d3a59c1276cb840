import { useRef, useState } from 'react';
import { assistant } from '#content/assistant.ts';
import type { DangerKind } from '#content/danger-cards.ts';
import { type ChatMessage, chatLimits } from '#domain/chat/chat-message.ts';
import { dangerIn } from '#domain/danger/danger.ts';
import { askAssistant, type Reply } from './ask-assistant.ts';
import { type Bubble, recallConversation, rememberConversation } from './conversation-memory.ts';

/** So many of the latest bubbles go along with a question, greetings included. */
const history = 6;

const greetings: Bubble[] = assistant.greetings.map((content) => ({ type: 'ai', content }));

/** The conversation of this visit. `pending` is the reply as far as it has come, or null where none is awaited. */
export function useConversation() {
  const [said, setSaid] = useState(recallConversation);
  const [pending, setPending] = useState<string | null>(null);
  const asking = useRef<AbortController>(null);

  const keep = (bubbles: Bubble[]) => {
    setSaid(bubbles);
    rememberConversation(bubbles);
  };
  const send = async (content: string) => {
    const asked: Bubble[] = [...said, { type: 'user', content }];
    const danger = dangerIn(content);
    if (danger) return keep([...asked, helpAgainst(danger)]);
    const stop = new AbortController();
    asking.current = stop;
    keep(asked);
    setPending('');
    try {
      const reply = await askAssistant(messagesOf([...greetings, ...asked]), setPending, stop.signal);
      keep([...asked, ...bubblesOf(reply)]);
    } catch {
      return;
    }
    setPending(null);
  };
  const clear = () => {
    asking.current?.abort();
    keep([]);
    setPending(null);
  };
  return { bubbles: [...greetings, ...said], isFresh: said.length === 0, pending, send, clear };
}

function messagesOf(bubbles: Bubble[]): ChatMessage[] {
  return bubbles.slice(-history - 1).map(({ type, content }) => ({
    role: type === 'ai' ? 'assistant' : 'user',
    content: content.slice(0, chatLimits.messageLength),
  }));
}

/** Where somebody seems to be in danger, the help lines are the reply, and nobody else is asked. */
const helpAgainst = (danger: DangerKind): Bubble => ({ type: 'ai', content: assistant.afterDanger, danger });

function bubblesOf({ content, failure, help }: Reply): Bubble[] {
  if (help?.danger) return [helpAgainst(help.danger)];
  const bubbles: Bubble[] = [];
  if (content.trim()) bubbles.push({ type: 'ai', content });
  if (failure) bubbles.push({ type: 'ai', content: failure, failed: true });
  return bubbles.map((bubble, place) =>
    place + 1 === bubbles.length ? { ...bubble, pages: help?.pages } : bubble,
  );
}
