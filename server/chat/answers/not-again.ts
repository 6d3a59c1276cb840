import type { Answerer, Reply } from 'site-assistant/answerers';
import { repeatsLast } from './site-answer.ts';
import { stemsOf } from './table/matching-words.ts';

const isPrice = ({ text }: Reply) => text.includes('£');

/** Holds back a paragraph that was just given, and a price in other words: the next answerer has its turn. */
export function notAgain() {
  const held: Reply[] = [];
  const fresh =
    (answerer: Answerer): Answerer =>
    async (question, state) => {
      const reply = await answerer(question, state);
      if (!reply) return null;
      if (held.length > 0 && [...held, reply].every(isPrice)) return null;
      if (!repeatsLast(reply, state) || standsIn(question.text, reply.text)) return reply;
      held.push(reply);
      return null;
    };
  return { fresh, firstHeld: () => held[0] };
}

/** “And sleeping?”, of a paragraph that says so. */
const standsIn = (question: string, text: string): boolean => {
  const [asked, said] = [stemsOf(question), new Set(stemsOf(text))];
  return asked.length > 0 && asked.every((stem) => said.has(stem));
};
