import { MAX_PAGES, type Understanding } from 'site-assistant';
import { names } from '#content/assistant-words.yaml';
import { pages } from '#content/pages.yaml';
import { plainText } from '#domain/text/word-patterns.ts';
import { CLEAR } from './clear-subject.ts';
import { serviceIn } from './conversation/memory.ts';
import { type Intent, intentNamed, troubleIn } from './intents.ts';
import { isAsking } from './is-asking.ts';
import { anywhere } from './matching-words.ts';
import { ourWords } from './our-words.ts';
import { type SiteAnswer, withoutYes } from './site-answer.ts';
import { topicsAt } from './topics-at.ts';

/** Below it a question of a person in trouble is part of what they tell. */
const VAGUE = 0.35;
const VAGUE_QUESTION = 0.2;

/** Returns what to say to a person who told of trouble before and goes on telling, or null. */
export function laterAnswer(
  questions: readonly string[],
  { intent, subjects: [topSubject] }: Understanding,
  isYoungCarer: boolean,
): SiteAnswer | null {
  const [told] = questions
    .slice(0, -1)
    .reverse()
    .flatMap((earlier) => troubleIn(earlier) ?? []);
  const trouble = told ?? (isYoungCarer ? intentNamed('young-carer') : undefined);
  const [text, ...instead] = trouble?.later ?? [];
  const probability = intent.kind === 'pages' ? (topSubject?.probability ?? 0) : 0;
  const isDeclined = intent.kind === 'declined' && intent.reason !== 'unknown';
  const question = questions.at(-1) ?? '';
  if (serviceIn(question)) return null;
  const isTelling = isAsking(question)
    ? probability < VAGUE_QUESTION && !isDeclined
    : trouble?.instead === 'all' || probability < CLEAR;
  if (text === undefined || !isTelling) return null;
  const isLikely = probability >= VAGUE && intent.kind === 'pages';
  const paths = trouble?.office ? trouble.pages.slice(0, 1) : isLikely ? intent.paths : [];
  const shown = topicsAt(paths).filter(({ path }) => path !== pages.careers.path);
  const links = shown.map(({ title, path }) => ({ title, path }));
  return { kind: 'heard', text, instead, office: trouble?.office === true, pages: links, passages: [] };
}

/** True if a person in trouble was heard before, and now asks for something. */
export function isHeardBefore(trouble: Intent, questions: readonly string[]): boolean {
  const question = questions.at(-1) ?? '';
  return (
    trouble.later !== undefined &&
    isAsking(question) &&
    serviceIn(question) !== null &&
    questions.slice(0, -1).some((earlier) => troubleIn(earlier) === trouble)
  );
}

/** @param likely the likeliest page, shown first if the answer has it */
export function fromIntent(
  { pages, answer, later, office = false }: Intent,
  likely: string | undefined,
): SiteAnswer {
  const first = pages.filter((path) => path === likely);
  const paths = [...first, ...pages.filter((path) => path !== likely)];
  const shown = topicsAt(paths).slice(0, MAX_PAGES);
  return {
    kind: 'pages',
    text: answer,
    instead: later,
    office,
    pages: shown.map(({ title, path }) => ({ title, path })),
    passages: shown.slice(0, 1).map(({ title, path }) => ({ title, path, text: answer })),
  };
}

const WITHOUT_CONDOLENCE = new Set([
  'language',
  'decline:trick',
  'decline:nonsense',
  'hello',
  'thanks',
  'bot',
]);
const GRIEF = anywhere(names.grief ?? []);

/** Tells a person who writes of a death first that we are sorry; no “Yes” follows. */
export function prependCondolence(answer: SiteAnswer, question: string): SiteAnswer {
  if (!GRIEF.test(plainText(question)) || WITHOUT_CONDOLENCE.has(answer.kind)) return answer;
  const rest = withoutYes(answer.text.replace(`${ourWords.condolence} `, ''));
  return { ...answer, text: `${ourWords.condolence} ${rest}` };
}
