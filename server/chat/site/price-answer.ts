import { priceWords } from '#content/assistant-words.yaml';
import { plainText, wordPattern } from '#domain/text/word-patterns.ts';
import { type Memory, serviceIn } from './conversation/memory.ts';
import { detailAt } from './intents.ts';
import { PRICES } from './service-paths.ts';
import type { SiteAnswer } from './site-answer.ts';
import { topicsAt } from './topics-at.ts';
import { isAboutWork } from './understand.ts';

const PRICE = wordPattern(priceWords.split(', ').map((words) => `${words}s?`));

/** Answers what a service costs: the one that the question names, or else the one spoken of. Null if it asks for no price. */
export function priceAnswer(
  question: string,
  paths: readonly string[],
  { service: spokenOf }: Pick<Memory, 'service'>,
): SiteAnswer | null {
  const named = serviceIn(question);
  const service = named ?? (paths[0] === PRICES ? spokenOf : null);
  // Everyday help has no page of its own, and the price of an hour.
  if (!service || service.includes('#') || paths.length === 0 || isAboutWork(question)) return null;
  const words = plainText(question);
  if (!PRICE.test(words)) return null;
  const text = detailAt(service, words);
  const shown = topicsAt(named ? [named, PRICES] : [PRICES, service]).map(({ title, path }) => ({
    title,
    path,
  }));
  const [first] = shown;
  if (!text || !first) return null;
  return { kind: 'pages', text, pages: shown, passages: [{ ...first, text }] };
}
