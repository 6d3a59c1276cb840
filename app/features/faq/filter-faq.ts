import type { FaqCategory, FaqItem } from '#content/faq.ts';

export type FaqTab = 'all' | FaqCategory;

/** The questions of a tab whose question and answer together contain the words searched for, whatever their case. */
export function filterFaq(
  items: readonly FaqItem[],
  { tab, search }: { tab: FaqTab; search: string },
): FaqItem[] {
  const wanted = search.trim().toLowerCase();
  return items.filter(
    ({ category, question, answer }) =>
      (tab === 'all' || category === tab) && `${question} ${answer}`.toLowerCase().includes(wanted),
  );
}

/** The tab that an address names; anything unknown is all of them. */
export function readFaqTab(value: string | null): FaqTab {
  return value === 'services' || value === 'booking' || value === 'payment' ? value : 'all';
}
