import { MAX_PAGES, type Understanding } from 'site-assistant';
import { pages } from '#content/pages.yaml';
import { detailAt, intentOf } from './intents.ts';
import { servicePaths } from './service-paths.ts';
import { type SiteAnswer, withoutYes } from './site-answer.ts';
import { topicsAt } from './topics-at.ts';

type Passage = SiteAnswer['passages'][number];

const needPaths = new Set([
  ...servicePaths,
  ...['today', 'hospital', 'medicines', 'nights', 'start', 'price'].map((id) => `${pages.faq.path}#${id}`),
]);

export const isNeed = (path: string | undefined): boolean => needPaths.has(path ?? '');

const isQuestion = (path = '') => path.startsWith(`${pages.faq.path}#`) || path === pages.home.path;

const MIN_SERVICE = 0.15;

export function answerToNeed(words: string, { intent, subjects }: Understanding, now: Date): Passage | null {
  const ruleBased = intentOf(words, { subjects, isFollowUp: false });
  const paths = ruleBased?.pages ?? (intent.kind === 'pages' ? intent.paths : []);
  const path = isQuestion(paths[0]) ? paths.find(isNeed) : paths.slice(0, 1).find(isNeed);
  if (!path) return null;
  const probability = subjects.find(({ label }) => label === path)?.probability ?? 0;
  const isVague = !ruleBased && probability < MIN_SERVICE;
  const [topic] = topicsAt([isVague ? `${pages.faq.path}#today` : path]);
  if (!topic) return null;
  const text = ruleBased?.answer ?? detailAt(topic.path, words) ?? topic.answer(now);
  return { path: topic.path, title: topic.title, text };
}

/** @param known if the place was spoken of before: then it comes last */
export function withNeed(coverage: SiteAnswer, need: Passage | null, known = false): SiteAnswer {
  if (!need) return coverage;
  const { path, title } = need;
  const text = withoutYes(need.text);
  return {
    ...coverage,
    text: (known ? [text, coverage.text] : [coverage.text, text]).join('\n\n'),
    pages: [{ title, path }, ...coverage.pages].slice(0, MAX_PAGES),
    passages: [...coverage.passages, need],
  };
}
