import { type Assistant, MAX_PAGES, type Understanding } from 'site-assistant';
import { jobWords, payWords } from '#content/assistant-words.yaml';
import { pages } from '#content/pages.yaml';
import { plainText } from '#domain/text/word-patterns.ts';
import { kindsOfCare } from './care-kinds.ts';
import { CLEAR } from './clear-subject.ts';
import { type Memory, serviceIn } from './conversation/memory.ts';
import { detailAt } from './intents.ts';
import { anywhere } from './matching-words.ts';
import { bare, pageNamed } from './page-named.ts';
import { PRICES, servicePaths } from './service-paths.ts';
import { isThere, topicsAt } from './topics-at.ts';

type Understander = Pick<Assistant, 'understand'>;
export type Remembered = Pick<Memory, 'asker' | 'service'>;

const JOB = anywhere(jobWords);
const PAY = anywhere(payWords);

export const isAboutWork = (question: string): boolean => JOB.test(plainText(question));

/** Less likely than this, a page does not stand in for one that is not there. */
const MIN_MEANT = 0.15;
const CAREERS = pages.careers.path;

/**
 * Understands the last question with the one before it and with what the visitor has said of themselves. A question that asks for
 * a service by its own name is about its page, even if the models are unsure.
 */
export function understand(
  assistant: Understander,
  questions: readonly string[],
  memory?: Remembered,
): Understanding {
  const question = questions.at(-1) ?? '';
  // Asked after a service was spoken of, it would be taken for a question about that.
  const isNews = memory?.service && memory.asker !== 'applicant' && isAboutWork(question);
  const understood = onPagesThere(assistant.understand(isNews ? [question] : questions));
  if (PAY.test(plainText(question))) return { ...understood, intent: aboutPay(understood) };
  const understanding = forAsker(understood, question, memory);
  if (understanding.intent.kind === 'pages') return understanding;
  const named = pageNamed(question) ?? kindNamed(question);
  if (named) return { ...understanding, intent: { kind: 'pages', paths: [named] } };
  return withService(assistant, question, memory) ?? understanding;
}

/** A page that this provider lacks is none; where it comes first, what comes after it was hardly meant. */
function onPagesThere(understanding: Understanding): Understanding {
  const { intent, subjects } = understanding;
  if (intent.kind !== 'pages' || intent.paths.every(isThere)) return understanding;
  const isMeant = (path: string) =>
    servicePaths.has(path) &&
    subjects.some(({ label, probability }) => label === path && probability >= MIN_MEANT);
  const isFirstThere = isThere(intent.paths[0] ?? '');
  const paths = intent.paths.flatMap((path) => {
    if (!isThere(path)) return kindsOfCare.find(({ page }) => page === path)?.givenBy ?? [];
    return isFirstThere || isMeant(path) ? path : [];
  });
  const rest: Understanding['intent'] =
    paths.length > 0
      ? { kind: 'pages', paths: [...new Set(paths)] }
      : { kind: 'declined', reason: 'unknown' };
  return { ...understanding, intent: rest };
}

const kindNamed = (question: string) =>
  kindsOfCare.find(({ isNamed }) => isNamed.test(bare(question)))?.givenBy;

/** What our people earn is told with the jobs, whomever the models take for meant. */
function aboutPay({ intent }: Understanding): Understanding['intent'] {
  const others = intent.kind === 'pages' ? intent.paths.filter((path) => path !== CAREERS) : [];
  return { kind: 'pages', paths: [CAREERS, ...others].slice(0, MAX_PAGES) };
}

const mayBeAboutWork = (path: string) =>
  path === pages.contact.path ||
  path === pages.home.path ||
  path.startsWith(pages.faq.path) ||
  servicePaths.has(path);

/** Jobs are for those who ask about work, and come first for them where the question has an answer there. */
function forAsker(understanding: Understanding, question: string, memory: Remembered | undefined) {
  const { intent } = understanding;
  if (!(memory?.asker || memory?.service) || intent.kind !== 'pages') return understanding;
  const isClear = (understanding.subjects[0]?.probability ?? 0) >= CLEAR;
  const others = intent.paths.filter((path) => path !== CAREERS);
  const isApplicant = memory.asker === 'applicant';
  const [first = ''] = intent.paths;
  const isWork = isApplicant
    ? first === PRICES ||
      (mayBeAboutWork(first) && (detailAt(CAREERS, question) !== null || serviceIn(question) !== null))
    : isAboutWork(question);
  const isFirst = first === CAREERS;
  if (isApplicant ? isFirst || !isWork : !isFirst || isWork || isClear) return understanding;
  const paths = isApplicant ? [CAREERS, ...others] : others;
  const rest: Understanding['intent'] =
    paths.length > 0 ? { kind: 'pages', paths } : { kind: 'declined', reason: 'unknown' };
  return { ...understanding, intent: rest };
}

function withService(
  assistant: Understander,
  question: string,
  memory: Remembered | undefined,
): Understanding | null {
  if (!memory?.service || serviceIn(question)) return null;
  const [topic] = topicsAt([memory.service]);
  if (!topic) return null;
  const understanding = assistant.understand([topic.title, question]);
  const isClear = (understanding.subjects[0]?.probability ?? 0) >= CLEAR;
  return understanding.intent.kind === 'pages' && isClear ? understanding : null;
}
