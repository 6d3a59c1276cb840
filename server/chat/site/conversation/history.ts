import type { ChatMessage } from '#domain/chat/chat-message.ts';
import type { Move } from '#domain/content/intents.ts';
import { ourWords } from '../our-words.ts';
import { moveOf, withoutPreamble } from './move.ts';
import { sentencesOf } from './said-before.ts';

export interface History {
  message: string;
  move: Move | null;
  questions: readonly string[];
  lastMove: Move | null;
  said: readonly string[];
  /** Empty before the first question. */
  lastAnswer: string;
  /** True if the last answer was none, or was not what was meant. */
  hasFailed: boolean;
}

/** Kinds of answers that are none, though the office may know. */
const noAnswers = ['unknown', 'nonsense', 'product'] as const;

export const isNoAnswer = (kind: string): boolean => noAnswers.some((reason) => kind === `decline:${reason}`);

const failures = [
  ...noAnswers.map((reason) => sentencesOf(ourWords.declines[reason])[0] ?? ''),
  ourWords.handOver.send,
  ...ourWords.handOver.again,
];

export function readHistory(conversation: readonly ChatMessage[]): History {
  const asked = conversation.filter(({ role }) => role === 'user').map(({ content }) => content);
  const said = conversation.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const before = asked.slice(0, -1);
  const message = withoutPreamble(asked.at(-1) ?? '');
  const lastMove = moveOf(before.at(-1) ?? '');
  const lastAnswer = before.length > 0 ? (said.at(-1) ?? '') : '';
  return {
    message,
    move: moveOf(message),
    questions: before.filter((question) => moveOf(question) === null),
    lastMove,
    said,
    lastAnswer,
    hasFailed:
      lastMove === 'no' || lastMove === 'repeat' || failures.some((text) => lastAnswer.includes(text)),
  };
}
