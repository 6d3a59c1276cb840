import { MAX_PAGES, type Subject, type Understanding } from 'site-assistant';
import { careersDetails } from '#content/assistant-careers-details.ts';
import { privacyDetails } from '#content/assistant-privacy-details.ts';
import { ruleBasedAnswers } from '#content/assistant-rule-based-answers.ts';
import { grief, type RuleBasedAnswer } from '#content/assistant-troubles.ts';
import { pages } from '#content/pages.ts';
import { plainText, wordPattern } from '#domain/text/word-patterns.ts';
import { type SiteAnswer, withoutYes } from './site-answer.ts';
import { topicsAt } from './topics-at.ts';

/** Rules do not overrule a subject of this probability. */
const CLEAR = 0.6;
/** Below it a question of a person in trouble is part of what they tell. */
const VAGUE = 0.35;

/** Stands for up to four words; their length is bounded, so that a match takes linear time. */
const BETWEEN = '(?: \\S{1,20}){0,4}';
const patternOf = (words: string | undefined) =>
  words ? wordPattern(words.replaceAll(' ~', BETWEEN).split(', ')) : null;
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
): SiteAnswer | null {
  const [trouble] = questions.slice(0, -1).reverse().flatMap(troubleIn);
  const [text, ...instead] = trouble?.later ?? [];
  const isAsking = ASKING.test(questions.at(-1) ?? '');
  const probability = intent.kind === 'pages' ? (topSubject?.probability ?? 0) : 0;
  const isTelling = isAsking ? probability < VAGUE : trouble?.instead === 'all' || probability < CLEAR;
  if (text === undefined || !isTelling) return null;
  const shown = probability < VAGUE || intent.kind !== 'pages' ? [] : topicsAt(intent.paths);
  const helpful = shown.filter(({ path }) => path !== pages.careers.path);
  const links = helpful.map(({ title, path }) => ({ title, path }));
  return { kind: 'heard', text, instead, pages: links, passages: [] };
}

const ASKING =
  /^(?:and |but |so |ok |also |please |then )?(?:what|how|when|where|who|which|do|does|did|is|are|can|could|would|will|should|have|has|tell me|i want|i need|i would like|id like|looking for)\b|\?$/i;

function troubleIn(question: string): RuleBasedAnswer[] {
  const words = plainText(question);
  const match = rules.find(
    ({ answer, always, unless }) => answer.later && always?.test(words) && !unless?.test(words),
  );
  return match ? [match.answer] : [];
}

const isAboutElse = ({ pages, instead = [] }: RuleBasedAnswer, topSubject: Subject | undefined) =>
  instead !== 'all' &&
  topSubject !== undefined &&
  topSubject.probability >= CLEAR &&
  ![...pages, ...instead].includes(topSubject.label);

/** @param likely the likeliest page, shown first if the answer has it */
export function fromRuleBasedAnswer(
  { pages, answer, later }: RuleBasedAnswer,
  likely: string | undefined,
): SiteAnswer {
  const first = pages.filter((path) => path === likely);
  const paths = [...first, ...pages.filter((path) => path !== likely)];
  const shown = topicsAt(paths).slice(0, MAX_PAGES);
  return {
    kind: 'pages',
    text: answer,
    instead: later,
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
