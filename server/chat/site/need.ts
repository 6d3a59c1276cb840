import { pages } from '#content/pages.ts';
import type { Subject } from '../models/models.ts';
import { certainAnswer } from './certain-answer.ts';
import { particularAnswer } from './particular.ts';
import { servicePaths } from './service-paths.ts';
import { type SiteAnswer, withoutYes } from './site-answer.ts';
import { topicsAt } from './topics-at.ts';
import { surestOf, understand } from './understand.ts';

type Passage = SiteAnswer['passages'][number];

const needPaths = new Set([
  ...servicePaths,
  ...['today', 'hospital', 'medicines', 'nights', 'start', 'price'].map((id) => `${pages.faq.path}#${id}`),
]);

/** Whether a page is one of help that somebody may need where they live: a service, or an answer about one. */
export const isNeed = (path: string | undefined): boolean => needPaths.has(path ?? '');

/** One of those that may stand before what is needed. */
const isQuestion = (path = '') => path.startsWith(`${pages.faq.path}#`) || path === pages.home.path;

/** Less than this for the likeliest service, and only that help is needed is known. */
const MIN_SERVICE = 0.15;

/** What is said of the help that words ask for; null if they ask for none. */
export function answerToNeed(words: string, subjects: readonly Subject[], now: Date): Passage | null {
  const certain = certainAnswer(words, surestOf(subjects));
  const meant = understand(words, subjects);
  const paths = certain?.pages ?? (meant.kind === 'pages' ? meant.paths : []);
  const path = isQuestion(paths[0]) ? paths.find(isNeed) : paths.slice(0, 1).find(isNeed);
  if (!path) return null;
  const likelihood = subjects.find(({ label }) => label === path)?.likelihood ?? 0;
  const isVague = !certain && likelihood < MIN_SERVICE;
  const [topic] = topicsAt([isVague ? `${pages.faq.path}#today` : path]);
  if (!topic) return null;
  const text = certain?.answer ?? particularAnswer(topic.path, words) ?? topic.answer(now);
  return { path: topic.path, title: topic.title, text };
}

const MAX_PAGES = 3;

/** First whether we come to a place, then what is needed there. */
export function withNeed(coverage: SiteAnswer, need: Passage | null): SiteAnswer {
  if (!need) return coverage;
  const { path, title } = need;
  const text = withoutYes(need.text);
  return {
    ...coverage,
    text: `${coverage.text}\n\n${text}`,
    pages: [{ title, path }, ...coverage.pages].slice(0, MAX_PAGES),
    passages: [...coverage.passages, need],
  };
}
