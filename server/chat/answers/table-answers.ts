import { MAX_PAGES, type Understanding } from 'site-assistant';
import {
  type Answerer,
  oncePerQuestion,
  type Question,
  type Reply,
  type State,
} from 'site-assistant/answerers';
import { createTable } from 'site-assistant/table';
import { names, priceWords, serviceWords } from '#content/assistant-words.yaml';
import { pages } from '#content/pages.yaml';
import { createSpelling } from '#domain/text/spelling.ts';
import { plainText } from '#domain/text/word-patterns.ts';
import type { JobBoard } from '../../jobs/job-board.ts';
import { type Guides, guideAbout } from './lookups/guides.ts';
import { jobAnswer } from './lookups/jobs.ts';
import { firstUnsaid, repeatsLast, saying } from './site-answer.ts';
import { anywhere, stemsOf } from './table/matching-words.ts';
import { askingBack } from './table/replies.ts';
import { type AnswerRow, rowInWords, rows } from './table/rows.ts';
import { isNeed, linksTo, type Topic, topicsAt } from './table/topics.ts';

const spelling = (known: Iterable<string>) => createSpelling(known, { minLength: 4 });

const table = createTable(rows, { stemsOf, spelling });

const WEIGHTS = { words: 0.6, model: 0.5 };
/** Below it nothing is answered: the assistant asks back. */
const FLOOR = 0.36;
/** Where there may be danger. */
const SURE = 0.6;
const FLOOR_OF_JOINED = 0.48;
/** So many of the words in common are enough without the model. */
const ENOUGH_WORDS = 0.6;
/** A page has many words: an answer to a detail comes before it. */
const ENOUGH_FOR_DETAIL = 0.5;
const PAGE_SHARE = 0.9;
/** A detail of a page of which no word was said. */
const DETAIL_SHARE = 0.7;
const MIN_DETAIL_WORDS = 0.2;
/** A detail that is named, of a page that is nearly the likeliest. */
const NAMED = 0.1;
const MIN_MODEL = 0.25;
const MIN_OF_PART = 0.08;
const NEARLY = 0.6;
const MIN_CHOICE = 0.06;
/** A page that has no word in common with the question is no choice, however likely the model finds it. */
const MIN_CHOICE_WORDS = 0.1;
const MAX_CHOICES = 3;
/** Pages that nobody means whose words do not name them. */
const seldom = new Set<string | undefined>([pages.privacyPolicy.path, pages.careers.path, pages.whyUs.path]);
const MAX_ROWS = 5;
/** In place of a row that was just said. */
const MIN_OF_OTHER = 0.4;
const OTHER_PAGE = 0.8;
/** Said of a time or a thing, and of no place. */
const FIRM = /(?:days?|times?|ly|ing|ed|here|there|home|house)$/;

const PRICE = anywhere(priceWords.split(', ').map((words) => `${words}s?`));
const NOT_A_PRICE = anywhere(names.notAPrice ?? []);
const serviceNames = Object.entries(serviceWords).map(([path, words]) => ({ path, named: anywhere(words) }));
const serviceIn = (plain: string) => serviceNames.find(({ named }) => named.test(plain))?.path;
/** “How much is that then?” is asked of what was spoken of. */
const OF_AN_HOUR = /\b(?:hours?|hourly|visits?)\b/;
const REFERS = /\b(?:that|it|this|them|then)\b|^(?:\S{1,20} ){0,3}\S{1,20}$/;
const MAX_BEFORE = 3;
const serviceMeant = (plain: string, { asked }: Pick<State, 'asked'>) =>
  serviceIn(plain) ??
  (REFERS.test(plain) && !OF_AN_HOUR.test(plain)
    ? asked.slice(0, MAX_BEFORE).flatMap((before) => serviceIn(plainText(before)) ?? [])[0]
    : undefined);

const priceOf = (service = '') =>
  rowNamed(service.startsWith(pages.lifestyle.path) ? 'price-everyday-help' : `price-${service.slice(1)}`);

/** “And at the weekend?” after a price. */
const CARRIES_ON = /^(?:and|what about|how about|or|is it|is there|at|on|for|also)\b/;
const ASKS_ELSE = /\b(?:do|can|could|will|would) (?:you|they|carers?|i|we)\b|\b(?:when|who|where|why)\b/;
export const carriesPriceOn = (plain: string, { asked }: Pick<State, 'asked'>): boolean =>
  CARRIES_ON.test(plain) &&
  !ASKS_ELSE.test(plain) &&
  asked.slice(0, MAX_BEFORE).some((before) => PRICE.test(plainText(before)));

const DO_YOU = /\b(?:do|can|could|will|would) (?:you|u)\b/;
const SOMEBODY = anywhere(['{relative}']);
const beginnings = topicsAt(['today', 'begin', 'price'].map((id) => `${pages.faq.path}#${id}`)).map(
  ({ title }) => title,
);
const rowNamed = (name: string) => rows.find((row) => row.name === name);

interface Sources {
  jobs: Pick<JobBoard, 'open'>;
  guides: Guides;
}

export function createTableAnswers({ jobs, guides }: Sources, now: () => Date) {
  async function replyOf(row: AnswerRow, question: Question, { said }: Pick<State, 'said'>): Promise<Reply> {
    if (row.name === pages.careers.path) return jobAnswer(jobs, question.text);
    const answer = row.answer(now());
    const text = firstUnsaid([answer, ...(row.later ?? [])], said) ?? answer;
    const shown = linksTo([...row.pages, ...likelyPages(question.understanding)]);
    const passages = linksTo(row.pages).map((page) => ({ ...page, text }));
    return saying('pages', text, { pages: shown, passages: passages.slice(0, 1), office: row.office });
  }

  const inWords: Answerer = (question, state) => {
    const row = rowOf(question);
    const isOpen = row?.name === 'price-list';
    return row && replyOf((isOpen && priceOf(serviceMeant(question.plain, state))) || row, question, state);
  };

  const priceAsked: Answerer = (question, state) => {
    const { plain, understanding } = question;
    if (!PRICE.test(plain) || NOT_A_PRICE.test(plain)) return null;
    const [best] = ranked(question);
    const isDetail = best && best.words >= ENOUGH_FOR_DETAIL && !best.row.name.startsWith('/');
    if (isDetail || understanding.subjects[0]?.label === pages.careers.path) return null;
    const likely = understanding.subjects.slice(0, 2).find((one) => isNeed(one.label));
    const row =
      priceOf(serviceMeant(plain, state) ?? likely?.label) ??
      rowNamed('price-list') ??
      rowNamed(`${pages.faq.path}#price`);
    return row ? replyOf(row, question, state) : null;
  };

  const isAgain = ({ row }: Ranked, state: Pick<State, 'said'>) =>
    repeatsLast({ kind: 'pages', text: row.answer(now()) }, state);

  const byScore: Answerer = async (question, state) => {
    const [top, ...others] = ranked(question).slice(0, MAX_ROWS);
    const other = others.find((one) => one.words >= MIN_OF_OTHER && !isAgain(one, state));
    const best = top && isAgain(top, state) ? (other ?? top) : top;
    const guide = await guideAbout(guides, question.text);
    const floor = question.isJoined ? FLOOR_OF_JOINED : FLOOR;
    const isFound = best && (best.score >= floor || best.words >= ENOUGH_WORDS);
    if (isFound && !isContrary(best, question.understanding)) {
      const reply = await replyOf(best.row, question, state);
      return guide ? { ...reply, pages: reply.pages.toSpliced(1, 0, guide.page).slice(0, MAX_PAGES) } : reply;
    }
    if (!guide || question.isJoined) return null;
    const { page, summary } = guide;
    return saying('pages', summary, { pages: [page], passages: [{ ...page, text: summary }] });
  };

  /** Somebody in trouble is answered before anything else that was said beside it. */
  const inTrouble: Answerer = async (question, state) => {
    const row = rowOf(question);
    return row?.later && !row.office ? replyOf(row, question, state) : null;
  };

  const bySureScore: Answerer = async (question, state) =>
    (ranked(question)[0]?.score ?? 0) >= SURE ? byScore(question, state) : null;

  const isUnknownPlace = (name = '') =>
    name !== '' && name.split(' ').every((word) => table.hasUnheard(word) && !FIRM.test(word));

  /** Offers the likeliest pages; null if nothing is likely. @param from 1 leaves out what was answered */
  const askingBackAbout = (question: Question, state: Pick<State, 'said'>, from = 0): Reply | null => {
    const paths = ranked(question)
      .filter(({ score, words }) => score >= MIN_CHOICE && words >= MIN_CHOICE_WORDS)
      .filter((one) => !isAgain(one, state) && (one.words >= MIN_OF_OTHER || !seldom.has(one.row.pages[0])))
      .flatMap(({ row }) => row.pages.slice(0, 1));
    const titles = [...new Set(topicsAt([...new Set(paths)]).map(({ title }) => title))];
    // A thing that is asked for and stands nowhere on the site is not guessed at.
    const isOfSomebody = SOMEBODY.test(question.plain);
    if (DO_YOU.test(question.plain) && !isOfSomebody && table.hasUnheard(question.text)) return null;
    // A message that names a person, and little else, asks how to begin.
    const likely = isOfSomebody ? [...new Set([...titles, ...beginnings])] : titles;
    return likely.length < from + 2 ? null : askingBack(likely.slice(from, from + MAX_CHOICES));
  };

  const fromTopic = async (topic: Topic, text: string): Promise<Reply> => {
    if (topic.path === pages.careers.path) return jobAnswer(jobs, text);
    const { path, title } = topic;
    const answer = topic.answer(now());
    const page = { title, path };
    return saying('pages', answer, { pages: [page], passages: [{ ...page, text: answer }] });
  };

  return {
    inWords,
    inTrouble,
    priceAsked,
    byScore,
    bySureScore,
    isUnknownPlace,
    askingBackAbout,
    fromTopic,
  };
}

interface Ranked {
  row: AnswerRow;
  score: number;
  words: number;
  /** How likely the model finds its pages. */
  model: number;
}

/** The words lead to one page, and the model to another. */
const CONTRARY = { page: 0.4, row: 0.1, words: 0.85 };
const isContrary = ({ model, words, score }: Ranked, { subjects: [top] }: Understanding) =>
  top?.label.startsWith('/') &&
  top.probability >= CONTRARY.page &&
  model < CONTRARY.row &&
  Math.max(words, score) < CONTRARY.words;

/** The rows by their words and by the model of the pages, the likeliest first. */
const ranked = oncePerQuestion(rank);
const rowOf = oncePerQuestion(({ plain, understanding, isJoined }) =>
  rowInWords(plain, understanding.subjects, isJoined),
);

function rank({ text, understanding }: Question): Ranked[] {
  const found = new Map(table.find(text).map((one) => [one.row, one]));
  const top = understanding.subjects[0]?.probability ?? 0;
  const probability = new Map(understanding.subjects.map((one) => [one.label, one.probability]));
  const modelOf = ({ pages: own }: AnswerRow) =>
    Math.max(
      0,
      ...own.map((path, at) => (probability.get(labelOf(path)) ?? 0) * (at === 0 ? 1 : OTHER_PAGE)),
    );
  return (
    rows
      // Trouble is told by its own patterns, and a price is asked for by name.
      .filter(
        (row) =>
          !row.later &&
          !row.name.startsWith('price-') &&
          // A part of a page is answered by name only, and where the page is likely.
          (!row.name.startsWith('part-') || (found.get(row)?.isNamed && modelOf(row) >= MIN_OF_PART)),
      )
      .map((row) => {
        const { score = 0, isNamed = false } = found.get(row) ?? {};
        const words = score * (row.name.startsWith('/') ? PAGE_SHARE : 1);
        const likely = modelOf(row);
        const isWhole = row.name.startsWith('/');
        const isDetail = !isWhole && isNamed && likely >= Math.max(MIN_MODEL, NEARLY * top);
        const model = likely * (isWhole || words >= MIN_DETAIL_WORDS ? 1 : DETAIL_SHARE);
        const of = { row, words, model: likely };
        return { ...of, score: WEIGHTS.words * words + WEIGHTS.model * model + (isDetail ? NAMED : 0) };
      })
      .sort((one, other) => other.score - one.score)
  );
}

const labelOf = (path: string) => (path.startsWith('/events/') ? '/events' : path);
const likelyPages = ({ intent }: Understanding) => (intent.kind === 'pages' ? intent.paths : []);
