import type { FaqCategory, FaqItem } from '#content/faq.ts';

export type FaqTab = 'all' | FaqCategory;

export interface FaqQuery {
  tab: FaqTab;
  search: string;
}

export function filterFaq<Item extends Pick<FaqItem, 'category' | 'question' | 'answer'>>(
  items: readonly Item[],
  { tab, search }: FaqQuery,
): Item[] {
  const words = search.trim().toLowerCase();
  return items.filter(
    ({ category, question, answer }) =>
      (tab === 'all' || category === tab) && `${question} ${answer}`.toLowerCase().includes(words),
  );
}

export function readFaqTab(value: string | null): FaqTab {
  return value === 'services' || value === 'booking' || value === 'payment' ? value : 'all';
}
