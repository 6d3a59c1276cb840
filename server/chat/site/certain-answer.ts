import { careersParticulars } from '#content/assistant-careers-particulars.ts';
import { type CertainAnswer, certainAnswers, grief } from '#content/assistant-certain-answers.ts';
import { privacyParticulars } from '#content/assistant-privacy-particulars.ts';
import { plainText, wordPattern } from '#domain/text/word-patterns.ts';
import type { Subject } from '../models/models.ts';
import { type SiteAnswer, withoutYes } from './site-answer.ts';
import { topicsAt } from './topics-at.ts';

/** A subject so likely is not overruled by a few words. */
const SURE = 0.6;
const MAX_PAGES = 3;

/** Up to four words in between, none of them endless: a long text takes no longer than it is long. */
const BETWEEN = '(?: \\S{1,20}){0,4}';
const patternOf = (words: string | undefined) =>
  words ? wordPattern(words.replaceAll(' ~', BETWEEN).split(', ')) : null;
const wholeOf = (words: string | undefined) =>
  words ? new RegExp(`^(?:${words.split(', ').join('|')})$`) : null;

const known = [...certainAnswers, ...careersParticulars, ...privacyParticulars].map(
  (certain: CertainAnswer) => ({
    certain,
    always: patternOf(certain.always),
    whole: wholeOf(certain.whole),
    unless: patternOf(certain.unless),
  }),
);

/**
 * What the words of a question ask for by themselves, whichever page seems likely.
 *
 * @param surest the likeliest subject of the question
 * @param leans on what was said before: “is it free” may be about anything
 */
export function certainAnswer(
  question: string,
  surest: Subject | undefined,
  leans = false,
): CertainAnswer | null {
  const words = plainText(question);
  const found = known.find(
    ({ certain, always, whole, unless }) =>
      (!leans && whole?.test(words)) ||
      (always?.test(words) && !unless?.test(words) && !isAboutElse(certain, surest)),
  );
  return found?.certain ?? null;
}

const isAboutElse = ({ pages, instead = [] }: CertainAnswer, surest: Subject | undefined) =>
  surest !== undefined && surest.likelihood >= SURE && ![...pages, ...instead].includes(surest.label);

/** @param likely the likeliest page: first if it is one of those of the answer */
export function fromCertain({ pages, answer }: CertainAnswer, likely: string | undefined): SiteAnswer {
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

/** Kinds of answers before which it would be out of place. */
const UNKIND = new Set(['language', 'decline:trick', 'decline:nonsense', 'hello', 'thanks', 'bot']);
const GRIEF = wordPattern(grief.words.split(', '));

/** Whoever tells of a death is first told that we are sorry; no “Yes” stands before what else is said. */
export function withKindness(answer: SiteAnswer, question: string): SiteAnswer {
  if (!GRIEF.test(plainText(question)) || UNKIND.has(answer.kind)) return answer;
  const rest = withoutYes(answer.text.replace(`${grief.first} `, ''));
  return { ...answer, text: `${grief.first} ${rest}` };
}
