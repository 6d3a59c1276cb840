import type { ChatMessage } from '#domain/chat/chat-message.ts';
import type { SiteAnswer } from '../../server/chat/answers/site-answer.ts';
import { embeddedAssistant } from './embedded-assistant.ts';

const BY_DAY = '2026-11-23T10:00:00Z';

export async function talk(questions: readonly string[], at = BY_DAY): Promise<SiteAnswer[]> {
  const assistant = embeddedAssistant({ now: () => new Date(at) });
  const conversation: ChatMessage[] = [];
  const answers: SiteAnswer[] = [];
  for (const content of questions) {
    conversation.push({ role: 'user', content });
    const answer = await assistant.answer(conversation);
    answers.push(answer);
    conversation.push({ role: 'assistant', content: answer.text });
  }
  return answers;
}
