import { MAX_PAGES, type Subject, type Understanding } from 'site-assistant';
import { careersDetails } from '#content/assistant-careers-details.ts';
import { privacyDetails } from '#content/assistant-privacy-details.ts';
import { grief, type RuleBasedAnswer, ruleBasedAnswers } from '#content/assistant-rule-based-answers.ts';
import { plainText, wordPattern } from '#domain/text/word-patterns.ts';
import { type SiteAnswer, withoutYes } from './site-answer.ts';
import { topicsAt } from './topics-at.ts';

/** Rules do not overrule a subject of this probability. */
const CLEAR = 0.6;

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

const isAboutElse = ({ pages, instead = [] }: RuleBasedAnswer, topSubject: Subject | undefined) =>
  topSubject !== undefined &&
  topSubject.probability >= CLEAR &&
  ![...pages, ...instead].includes(topSubject.label);

/** @param likely the likeliest page, shown first if the answer has it */
export function fromRuleBasedAnswer(
  { pages, answer }: RuleBasedAnswer,
  likely: string | undefined,
): SiteAnswer {
  const first = pages.filter((path) => path === likely);
  const paths = [...first, ...pages.filter((path) => path !== likely)];
  const shown = topicsAt(paths).slice(0, MAX_PAGES);
  return {
    kind: 'pages',
    text: answer,
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
