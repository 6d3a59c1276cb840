import { recall } from '../../server/chat/site/conversation/memory.ts';
import { moveOf } from '../../server/chat/site/conversation/move.ts';
import { intentOf } from '../../server/chat/site/intents.ts';
import { understand } from '../../server/chat/site/understand.ts';
import { embeddedAssistant, shippedAssistant } from './embedded-assistant.ts';

const shown = (fields: Record<string, unknown>) =>
  Object.entries(fields)
    .filter(([, value]) => value !== null && String(value) !== '')
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(' ') : value}`)
    .join(' · ');

/** Answers one message after the other, and says with each answer what was understood and remembered. */
export function explainedConversation(now: () => Date) {
  const site = embeddedAssistant({ now });
  const conversation: { role: 'user' | 'assistant'; content: string }[] = [];
  return async (message: string): Promise<string> => {
    const danger = shippedAssistant.detectDanger(message);
    if (danger?.likely) return `[card: ${danger.kind}]`;
    conversation.push({ role: 'user', content: message });
    const questions = conversation.filter(({ role }) => role === 'user').map(({ content }) => content);
    const memory = recall(questions);
    const understanding = understand(shippedAssistant, questions, memory);
    const { intent, subjects, isFollowUp } = understanding;
    const { text, kind, pages, office } = await site.answer(conversation);
    conversation.push({ role: 'assistant', content: text });
    const likely = subjects.slice(0, 3).map(({ label, probability }) => `${label} ${probability.toFixed(2)}`);
    const why = {
      answer: kind,
      move: moveOf(message),
      understood: intent.kind,
      'intent by its words': intentOf(message, understanding)?.name ?? null,
      'leans on the last': isFollowUp || null,
      subjects: likely,
    };
    const help = {
      pages: pages.map(({ path }) => path),
      'to the office': office || null,
      'calm line': danger?.kind ?? null,
    };
    return [text, `[${shown(why)}]`, `[${shown(help)}]`, `[remembered: ${shown({ ...memory })}]`].join('\n');
  };
}
