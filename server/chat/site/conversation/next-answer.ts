import type { ChatMessage } from '#domain/chat/chat-message.ts';
import type { SiteAnswer } from '../site-answer.ts';
import { handedOver } from './hand-over.ts';
import { type History, isNoAnswer, readHistory } from './history.ts';
import { type Answerer, moveAnswer } from './move-answer.ts';
import { isSaid, withoutRepeats } from './said-before.ts';

/** Answers the last message of a conversation: a move by what came before it, a question in words that were not said yet. */
export async function nextAnswer(
  conversation: readonly ChatMessage[],
  answerer: Answerer,
): Promise<SiteAnswer> {
  const history = readHistory(conversation);
  const answer = history.move
    ? await moveAnswer(history.move, history, answerer)
    : await answerer.answer([...history.questions, history.message]);
  if (answer.kind === 'hand-over') return answer;
  if (needsPerson(answer, history)) return handedOver(history, answerer.now(), answer.kind);
  return withoutRepeats(answer, history.said, history.message);
}

/** Once more without an answer, or with nothing left to say to a person in trouble. */
function needsPerson({ kind, text, instead }: SiteAnswer, { hasFailed, said }: History): boolean {
  const isRepeated = isSaid(text, said);
  if (isNoAnswer(kind)) return hasFailed || isRepeated;
  return isRepeated && (kind === 'bot' || instead?.every((other) => isSaid(other, said)) === true);
}
