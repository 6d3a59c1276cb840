import { assistantMoves } from '#content/assistant-moves.ts';
import { pages } from '#content/pages.yaml';
import { type SiteAnswer, withoutYes } from '../site-answer.ts';
import { topicsAt } from '../topics-at.ts';
import { handedOver } from './hand-over.ts';
import type { History } from './history.ts';
import type { Move } from './move.ts';
import { isSaid, sentencesOf, unsaid } from './said-before.ts';

export interface Answerer {
  /** Answers the last of these questions. */
  answer(questions: readonly string[]): Promise<SiteAnswer>;
  /** Returns the pages that the last of these questions may mean, the likeliest first. */
  pagesFor(questions: readonly string[]): readonly string[];
  now(): Date;
}

type MoveAnswer = (history: History, previous: SiteAnswer, answerer: Answerer) => SiteAnswer;

const BEGINNING = `${pages.faq.path}#begin`;
const MAX_OFFERED = 2;
/** Shorter, a first sentence does not answer by itself. */
const MIN_SHORT = 40;
const NEED_A_QUESTION: readonly Move[] = ['no', 'yes', 'repeat', 'more', 'why'];

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
  thanks: (history) => says('thanks', assistantMoves.thanks, history),
  bye: (history) => says('bye', assistantMoves.bye, history),
  language: (history) =>
    says('language', assistantMoves.language, history, topicsAt([pages.accessibility.path])),
  person: (history, _, { now }) => handedOver(history, now()),
  no: (history, previous, { pagesFor, now }) => {
    if (history.lastMove === 'thanks' || history.lastMove === 'bye')
      return says('no', assistantMoves.allRight, history);
    const others = pagesFor(history.questions).filter((path) => path !== previous.pages[0]?.path);
    const offered = topicsAt(others).slice(0, MAX_OFFERED);
    if (history.hasFailed || offered.length === 0) return handedOver(history, now());
    return says('no', assistantMoves.notThat(offered.map(({ title }) => title)), history, offered);
  },
  yes: (history, { pages: [page] }) => {
    const { postcode, jobs, talk } = assistantMoves.yes;
    if (/\bpostcode\b/.test(history.lastAnswer)) return says('yes', postcode, history);
    const isAboutJobs = page?.path.startsWith(pages.careers.path);
    const shown = [...(page ? [page] : []), ...topicsAt([BEGINNING])];
    return says('yes', isAboutJobs ? jobs : talk, history, isAboutJobs ? shown.slice(0, 1) : shown);
  },
  repeat: (history, { pages: [page] }, { now }) => {
    if (history.hasFailed) return handedOver(history, now());
    const sentences = sentencesOf(history.lastAnswer);
    const short = sentences.find(({ length }) => length >= MIN_SHORT) ?? history.lastAnswer;
    return says('repeat', assistantMoves.repeat(short, page), history, page && [page]);
  },
  more: (history, { pages: [first, ...others] }, { now }) => {
    const answer = topicsAt(others.map(({ path }) => path))
      .map(({ title, path, answer }) => ({ title, path, text: withoutYes(answer(now())) }))
      .find(({ text }) => !sentencesOf(text).some((sentence) => isSaid(sentence, history.said)));
    if (!answer) return says('more', assistantMoves.noMore(first), history, first && [first]);
    return says('more', assistantMoves.more(answer, answer.text), history, [answer]);
  },
  why: (history, { pages: [page] }) => {
    const { reasons, unknown } = assistantMoves.why;
    const reason = reasons.find(({ said }) => history.lastAnswer.toLowerCase().includes(said));
    const shown = reason ? topicsAt([reason.page]) : page && [page];
    return says('why', reason ? [reason.text, ...unknown] : unknown, history, shown);
  },
};

export async function moveAnswer(move: Move, history: History, answerer: Answerer): Promise<SiteAnswer> {
  const needsQuestion = NEED_A_QUESTION.includes(move);
  if (needsQuestion && history.questions.length === 0) return says(move, assistantMoves.nothingYet, history);
  const previous = needsQuestion ? await answerer.answer(history.questions) : says(move, [], history);
  const lastAnswer = history.lastAnswer || previous.text;
  return answers[move]({ ...history, lastAnswer }, previous, answerer);
}
