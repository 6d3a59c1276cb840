import { brand } from '#content/brand.yaml';
import { fill } from '#domain/text/fill.ts';
import { isAsking } from '../is-asking.ts';
import { stemmed } from '../matching-words.ts';
import { ourWords } from '../our-words.ts';
import type { SiteAnswer } from '../site-answer.ts';

const { moves } = ourWords;

export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/);

export const isSaid = (text: string, said: readonly string[]): boolean =>
  said.some((before) => before.includes(text));

/** The first that was not said, or the last. */
export const unsaid = (texts: readonly string[], said: readonly string[]): string =>
  texts.find((text) => !isSaid(text, said)) ?? texts.at(-1) ?? '';

/** May be needed again at once. */
const isUrgent = (sentence: string) =>
  /\b(?:999|111)\b/.test(sentence) || sentence.includes(brand.emergencyPhone.display);

/** What is left of an answer is none if it is shorter: “Perhaps.” */
const MIN_ANSWER = 20;
/** Fewer words that ask nothing may name a page. */
const MIN_TOLD = 4;
const NOW = /\b(?:now|today|tonight|open|closed|hours)\b/i;
const HOURS = /^We are (?:open|closed) now/;

/** Leaves out sentences that were said before; an answer that has no others is said in short, or its next step. */
export function withoutRepeats(answer: SiteAnswer, said: readonly string[], question = ''): SiteAnswer {
  const known = new Set(said.flatMap(sentencesOf));
  const isAskedNow = (sentence: string) => NOW.test(question) && HOURS.test(sentence);
  const isNew = (sentence: string) => !known.has(sentence);
  const isEnough = sentencesOf(answer.text).some((text) => isNew(text) && text.length >= MIN_ANSWER);
  const next = isEnough ? [] : [unsaid(nextSteps(answer, question), said)];
  const paragraphs = answer.text.split('\n\n').map((paragraph) =>
    sentencesOf(paragraph)
      .filter((sentence) => (isNew(sentence) && isEnough) || isUrgent(sentence) || isAskedNow(sentence))
      .join(' '),
  );
  const isAnswered = sentencesOf(answer.text).some(isAskedNow);
  return { ...answer, text: [...paragraphs, ...(isAnswered ? [] : next)].filter(Boolean).join('\n\n') };
}

/** Texts with a page as a link, and by its title. */
export const withPage = (
  texts: readonly string[],
  { title, path }: SiteAnswer['pages'][number],
  others: Readonly<Record<string, string>> = {},
): string[] => texts.map((text) => fill<string>(text, { page: `[${title}](${path})`, title, ...others }));

function nextSteps({ kind, text, instead, pages: [page] }: SiteAnswer, question: string): readonly string[] {
  if (instead) return instead;
  if (page) {
    if (!isAsking(question) && question.split(' ').length >= MIN_TOLD) return ourWords.memory.told;
    const short = sentenceAbout(question, sentencesOf(text));
    return [
      ...(short ? withPage(moves.repeatOfPage, page, { first: short }) : []),
      ...withPage(moves.saidPage, page),
    ];
  }
  return kind.startsWith('decline:') ? moves.saidNothing : moves.saidTalk;
}

function sentenceAbout(question: string, sentences: readonly string[]): string | null {
  const asked = new Set(longWordsOf(question));
  const [best] = sentences
    .map((sentence) => ({ sentence, count: longWordsOf(sentence).filter((word) => asked.has(word)).length }))
    .sort((one, other) => other.count - one.count);
  return best && best.count > 0 ? best.sentence : null;
}

const MIN_LENGTH = 4;
const longWordsOf = (text: string) =>
  stemmed(text)
    .split(' ')
    .filter(({ length }) => length >= MIN_LENGTH);
