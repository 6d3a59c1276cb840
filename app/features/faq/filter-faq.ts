import type { FaqCategory } from '#domain/content/faq.ts';

export type FaqTab = 'all' | FaqCategory;

export interface FaqQuery {
  tab: FaqTab;
  search: string;
}

interface Question {
  id: string;
  category: string;
  question: string;
  answer: string;
}

/** @param meant the questions that the site's search finds by other words */
export function matchesFaq(
  { id, category, question, answer }: Question,
  { tab, search }: FaqQuery,
  meant?: ReadonlySet<string>,
): boolean {
  const words = search.trim().toLowerCase();
  const isFound = `${question} ${answer}`.toLowerCase().includes(words) || meant?.has(id);
  return (tab === 'all' || category === tab) && isFound === true;
}

export function readFaqTab(value: string | null | undefined): FaqTab {
  return value === 'services' || value === 'booking' || value === 'payment' ? value : 'all';
}

export interface FoundWords {
  one: string;
  many: string;
  none: string;
}

export function foundInWords(count: number, { one, many, none }: FoundWords): string {
  return count === 0 ? none : `${count} ${count === 1 ? one : many}`;
}
