import { MAX_PAGES, type Subject, type Understanding } from 'site-assistant';
import { careersDetails } from '#content/assistant-careers-details.ts';
import { privacyDetails } from '#content/assistant-privacy-details.ts';
import { ruleBasedAnswers } from '#content/assistant-rule-based-answers.ts';
import { grief, type RuleBasedAnswer, youngCarer } from '#content/assistant-troubles.ts';
import { pages } from '#content/pages.yaml';
import { plainText, wordPattern } from '#domain/text/word-patterns.ts';
import { serviceIn } from './conversation/memory.ts';
import { isAsking } from './is-asking.ts';
import { patternsIn } from './matching-words.ts';
import { type SiteAnswer, withoutYes } from './site-answer.ts';
import { topicsAt } from './topics-at.ts';

/** Rules do not overrule a subject of this probability. */
const CLEAR = 0.6;
/** Below it a question of a person in trouble is part of what they tell. */
const VAGUE = 0.35;
const VAGUE_QUESTION = 0.2;

const patternOf = (words: string | undefined) => (words ? wordPattern(patternsIn(words)) : null);
const wholeOf = (words: string | undefined) =>
  words ? new RegExp(`^(?:${words.split(', ').join('|')})$`) : null;

const rules = [...ruleBasedAnswers, ...careersDetails, ...privacyDetails].map((answer: RuleBasedAnswer) => ({
  answer,
  always: patternOf(answer.always),
  whole: wholeOf(answer.whole),
  unless: patternOf(answer.unless),
}));

/** Answers a question whose words leave no doubt. A follow-up has no answer by all its words: “is it free” may be about anything. */
export function findRuleBasedAnswer(
  question: string,
  { subjects: [topSubject], isFollowUp }: Pick<Understanding, 'subjects' | 'isFollowUp'>,
): RuleBasedAnswer | null {
  const words = plainText(question);
  const match = rules.find(
    ({ answer, always, whole, unless }) =>
      (!isFollowUp && whole?.test(words)) ||
      (always?.test(words) && !unless?.test(words) && !isAboutElse(answer, topSubject)),
  );
  return match?.answer ?? null;
}

/** Returns what to say to a person who told of trouble before and goes on telling, or null. */
export function laterAnswer(
  questions: readonly string[],
  { intent, subjects: [topSubject] }: Understanding,
  isYoungCarer: boolean,
): SiteAnswer | null {
  const [told] = questions.slice(0, -1).reverse().flatMap(troubleIn);
  const trouble = told ?? (isYoungCarer ? youngCarer : undefined);
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

function troubleIn(question: string): RuleBasedAnswer[] {
  const words = plainText(question);
  const match = rules.find(
    ({ answer, always, unless }) => answer.later && always?.test(words) && !unless?.test(words),
  );
  return match ? [match.answer] : [];
}

/** True if a person in trouble was heard before, and now asks for something. */
export function isHeardBefore(trouble: RuleBasedAnswer, questions: readonly string[]): boolean {
  const question = questions.at(-1) ?? '';
  return (
    trouble.later !== undefined &&
    isAsking(question) &&
    serviceIn(question) !== null &&
    questions.slice(0, -1).some((earlier) => troubleIn(earlier).includes(trouble))
  );
}

const isAboutElse = ({ pages, instead = [] }: RuleBasedAnswer, topSubject: Subject | undefined) =>
  instead !== 'all' &&
  topSubject !== undefined &&
  topSubject.probability >= CLEAR &&
  ![...pages, ...instead].includes(topSubject.label);

/** @param likely the likeliest page, shown first if the answer has it */
export function fromRuleBasedAnswer(
  { pages, answer, later, office = false }: RuleBasedAnswer,
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
const GRIEF = wordPattern(grief.words.split(', '));

/** Tells a person who writes of a death first that we are sorry; no “Yes” follows. */
export function prependCondolence(answer: SiteAnswer, question: string): SiteAnswer {
  if (!GRIEF.test(plainText(question)) || WITHOUT_CONDOLENCE.has(answer.kind)) return answer;
  const rest = withoutYes(answer.text.replace(`${grief.first} `, ''));
  return { ...answer, text: `${grief.first} ${rest}` };
}
