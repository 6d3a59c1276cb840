import { MAX_PAGES } from 'site-assistant';
import { ourWords } from '../our-words.ts';
import type { SiteAnswer } from '../site-answer.ts';
import { isNoAnswer } from './history.ts';
import { moveOf } from './move.ts';

export const MAX_QUESTIONS = 3;
/** A longer message is a story, and answered as one: each of its questions would be understood with all of it once more. */
const MAX_SPLIT = 1000;

const ASKS =
  /^(?:and |also |but |so )?(?:what|how|when|where|who|why|which|do|does|can|could|is|are|will|would)\b.*[a-z]/i;
const ENDS =
  /(?<=\?)\s+|\n+|,? (?:and|also) (?=(?:how (?:much|long|soon|often|many)|do you|can you|when|where|is there|are there|are you)\b)/i;
/** A whole question that follows another one leans on nothing. */
const LEANS =
  /^(?:and|also|but|so|then),? ((?:can|could|do|does|are|is|will|would|how|who|when)\b(?: \S+){3,})/i;
const isQuestion = (part: string) => part.endsWith('?') || ASKS.test(part);
const isMove = (part: string) => moveOf(part) !== null;

/** The questions of a message in order, each with the sentences before it. */
export function questionsOf(message: string): string[] {
  if (message.length > MAX_SPLIT) return [message];
  const questions: string[] = [];
  let before = '';
  for (const part of message.split(ENDS).map((text) => text.trim())) {
    if (part === '' || isMove(part)) continue;
    const own = part.replace(LEANS, '$1');
    const whole = before ? `${before} ${own}` : questions.length > 0 ? own : part;
    before = isQuestion(part) ? '' : whole;
    if (before === '') questions.push(whole);
  }
  if (before && questions.length > 0) questions.push(`${questions.pop()} ${before}`);
  return questions.length > 1 ? questions : [message];
}

const isSame = (one: SiteAnswer, other: SiteAnswer) => one.text.includes(other.text);

/** Joins the answers to several questions; those that say the same are one. */
export function joined(answers: readonly SiteAnswer[]): SiteAnswer {
  const distinct = answers
    .slice(0, MAX_QUESTIONS)
    .filter((answer, index, all) => index === all.findIndex((other) => isSame(other, answer)));
  const answered = distinct.filter(({ kind }) => !isNoAnswer(kind));
  const [first = answers[0]] = answered;
  if (!first) throw new RangeError('No answer to join.');
  if (distinct.length === 1 || answered.length === 0) return first;
  return {
    ...first,
    text: [
      ...new Set(answered.flatMap(({ text }) => text.split('\n\n'))),
      ...(answered.length < distinct.length ? [ourWords.oneUnanswered] : []),
      ...(answers.length > MAX_QUESTIONS ? [ourWords.firstOnes] : []),
    ].join('\n\n'),
    pages: pagesOf(answered),
    passages: answered.flatMap(({ passages }) => passages),
  };
}

/** First those that come first in each answer. */
function pagesOf(answers: readonly SiteAnswer[]): SiteAnswer['pages'] {
  const all = [
    ...answers.flatMap(({ pages }) => pages.slice(0, 1)),
    ...answers.flatMap(({ pages }) => pages),
  ];
  return all
    .filter(({ path }, index) => index === all.findIndex((page) => page.path === path))
    .slice(0, MAX_PAGES);
}
