import { pages } from '#content/pages.yaml';
import type { Move } from '#domain/content/intents.ts';
import { fill } from '#domain/text/fill.ts';
import { ourWords } from '../our-words.ts';
import { type SiteAnswer, withoutYes } from '../site-answer.ts';
import { topicsAt } from '../topics-at.ts';
import { handedOver } from './hand-over.ts';
import type { History } from './history.ts';
import { isSaid, sentencesOf, unsaid, withPage } from './said-before.ts';

export interface Answerer {
  /** Answers the last of these questions. */
  answer(questions: readonly string[]): Promise<SiteAnswer>;
  /** Returns the pages that the last of these questions may mean, the likeliest first. */
  pagesFor(questions: readonly string[]): readonly string[];
  now(): Date;
}

type MoveAnswer = (history: History, previous: SiteAnswer, answerer: Answerer) => SiteAnswer;

const { moves, reasons } = ourWords;
const BEGINNING = `${pages.faq.path}#begin`;
const MAX_OFFERED = 2;
/** Shorter, a first sentence does not answer by itself. */
const MIN_SHORT = 40;
const NEED_A_QUESTION: readonly Move[] = ['no', 'yes', 'repeat', 'more', 'why'];

const filled = (texts: readonly string[], values: Readonly<Record<string, string>>) =>
  texts.map((text) => fill<string>(text, values));

const says = (
  kind: string,
  texts: readonly string[],
  { said }: History,
  shown: SiteAnswer['pages'] = [],
) => ({
  kind,
  text: unsaid(texts, said),
  pages: shown.map(({ title, path }) => ({ title, path })),
  passages: [],
});

const answers: Record<Move, MoveAnswer> = {
  thanks: (history) => says('thanks', moves.thanks, history),
  bye: (history) => says('bye', moves.bye, history),
  language: (history) => says('language', moves.language, history, topicsAt([pages.accessibility.path])),
  person: (history, _, { now }) => handedOver(history, now()),
  no: (history, previous, { pagesFor, now }) => {
    if (history.lastMove === 'thanks' || history.lastMove === 'bye')
      return says('no', moves.allRight, history);
    const others = pagesFor(history.questions).filter((path) => path !== previous.pages[0]?.path);
    const offered = topicsAt(others).slice(0, MAX_OFFERED);
    if (history.hasFailed || offered.length === 0) return handedOver(history, now());
    const titles = offered.map(({ title }) => `“${title}”`).join(' or ');
    return says('no', filled(moves.notThat, { titles }), history, offered);
  },
  yes: (history, { pages: [page] }) => {
    if (/\bpostcode\b/.test(history.lastAnswer)) return says('yes', moves.yesPostcode, history);
    const isAboutJobs = page?.path.startsWith(pages.careers.path);
    const shown = [...(page ? [page] : []), ...topicsAt([BEGINNING])];
    return says(
      'yes',
      isAboutJobs ? moves.yesJobs : moves.yesTalk,
      history,
      isAboutJobs ? shown.slice(0, 1) : shown,
    );
  },
  repeat: (history, { pages: [page] }, { now }) => {
    if (history.hasFailed) return handedOver(history, now());
    const sentences = sentencesOf(history.lastAnswer);
    const first = sentences.find(({ length }) => length >= MIN_SHORT) ?? history.lastAnswer;
    if (!page) return says('repeat', filled(moves.repeat, { first }), history);
    return says('repeat', withPage(moves.repeatOfPage, page, { first }), history, [page]);
  },
  more: (history, { pages: [first, ...others] }, { now }) => {
    const answer = topicsAt(others.map(({ path }) => path))
      .map(({ title, path, answer }) => ({ title, path, text: withoutYes(answer(now())) }))
      .find(({ text }) => !sentencesOf(text).some((sentence) => isSaid(sentence, history.said)));
    if (answer) return says('more', withPage(moves.more, answer, { answer: answer.text }), history, [answer]);
    if (!first) return says('more', moves.noMore, history);
    return says('more', withPage(moves.noMoreOfPage, first), history, [first]);
  },
  why: (history, { pages: [page] }) => {
    const reason = reasons.find(({ said }) => history.lastAnswer.toLowerCase().includes(said));
    const shown = reason ? topicsAt([reason.page]) : page && [page];
    return says('why', reason ? [reason.text, ...moves.whyUnknown] : moves.whyUnknown, history, shown);
  },
};

export async function moveAnswer(move: Move, history: History, answerer: Answerer): Promise<SiteAnswer> {
  const needsQuestion = NEED_A_QUESTION.includes(move);
  if (needsQuestion && history.questions.length === 0) return says(move, moves.nothingYet, history);
  const previous = needsQuestion ? await answerer.answer(history.questions) : says(move, [], history);
  const lastAnswer = history.lastAnswer || previous.text;
  return answers[move]({ ...history, lastAnswer }, previous, answerer);
}
