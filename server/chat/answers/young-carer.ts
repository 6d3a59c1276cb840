import type { Answerer } from 'site-assistant/answerers';
import { caresWords, childWords } from '#content/assistant-words.yaml';
import { plainText } from '#domain/text/word-patterns.ts';
import { firstUnsaid, saying } from './site-answer.ts';
import { anywhere } from './table/matching-words.ts';
import { rows } from './table/rows.ts';
import { linksTo } from './table/topics.ts';

const CHILD = anywhere(childWords);
const CARES = anywhere(caresWords);
const row = rows.find(({ name }) => name === 'young-carer');

/** A young carer who tells it bit by bit: the answer comes once both are known, and stays with what has no other. */
export const youngCarer =
  (isTold: boolean): Answerer =>
  ({ plain, isJoined }, { asked, said }) => {
    const messages = [plain, ...asked.map(plainText)];
    const tells = (pattern: RegExp) => messages.some((message) => pattern.test(message));
    if (!row || isJoined || !tells(CHILD) || !tells(CARES)) return null;
    const answers = [row.answer(new Date(0)), ...(row.later ?? [])];
    const unsaid = firstUnsaid(answers, said);
    if (!isTold && unsaid !== answers[0]) return null;
    const text = unsaid ?? answers.at(-1) ?? '';
    return saying('pages', text, { pages: linksTo(row.pages) });
  };
