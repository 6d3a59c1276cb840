import type { assistantDeclines, assistantTalk } from '#content/assistant-answers.ts';
import type { Subject } from '../models/models.ts';
import { isOtherScript } from './other-language.ts';
import { pageNamed } from './page-named.ts';

type DeclineKind = keyof typeof assistantDeclines;
type TalkKind = keyof typeof assistantTalk;

export type Understanding =
  /** Paths as in the corpus, the likeliest first. */
  | { kind: 'pages'; paths: string[] }
  | { kind: 'declined'; why: DeclineKind }
  | { kind: 'talk'; what: TalkKind }
  | { kind: 'language' };

const MAX_PAGES = 3;
/**
 * How much likelier the shown pages must be together than as many other subjects: below it a question is left to a
 * person. Chosen on blind sets that were kept out of the training.
 */
const MIN_LEAD = 1.4;
/** A page is shown beside the first if it is at least so likely, measured by the first. */
const MIN_SHARE = 0.08;
/** Less than this for the likeliest of what is declined, and nobody knows what it is. */
const MIN_DECLINE = 0.35;

const DANGERS = ['emergency', 'selfHarm', 'safeguarding'];
const TALK: readonly string[] = ['hello', 'thanks', 'praise', 'callback', 'bot'];

/** What a question asks for, by its subjects, the likeliest first. Danger has been looked for before. */
export function understand(question: string, allSubjects: readonly Subject[]): Understanding {
  if (isOtherScript(question)) return { kind: 'language' };
  const subjects = allSubjects.filter(({ label }) => !DANGERS.includes(label));
  const total = sumOf(subjects);
  const pages = subjects.filter(({ label }) => label.startsWith('/'));
  const [first] = pages;
  const others = subjects.filter(({ label }) => !label.startsWith('/'));
  const [other] = others;
  const arePages = sumOf(pages.slice(0, MAX_PAGES)) >= MIN_LEAD * sumOf(others.slice(0, MAX_PAGES));
  if (first && arePages && !(other && TALK.includes(other.label) && other.likelihood > first.likelihood)) {
    const shown = pages
      .slice(0, MAX_PAGES)
      .filter(({ likelihood }) => likelihood >= first.likelihood * MIN_SHARE);
    return { kind: 'pages', paths: shown.map(({ label }) => label) };
  }
  const named = pageNamed(question);
  if (named) return { kind: 'pages', paths: [named] };
  return other && other.likelihood / total >= MIN_DECLINE
    ? notAboutPages(other.label)
    : { kind: 'declined', why: 'unknown' };
}

/** The likeliest subject of a question in which no danger was found. */
export const surestOf = (subjects: readonly Subject[]): Subject | undefined =>
  subjects.find(({ label }) => !DANGERS.includes(label));

const sumOf = (subjects: readonly Subject[]) => subjects.reduce((sum, { likelihood }) => sum + likelihood, 0);

function notAboutPages(label: string): Understanding {
  if (label === 'language') return { kind: 'language' };
  return TALK.includes(label)
    ? { kind: 'talk', what: label as TalkKind }
    : { kind: 'declined', why: label.replace('decline:', '') as DeclineKind };
}
