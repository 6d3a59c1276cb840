import type { FaqCategory } from '#content/faq.ts';

export type FaqTab = 'all' | FaqCategory;

export interface FaqQuery {
  tab: FaqTab;
  search: string;
}

interface Question {
  category: string;
  question: string;
  answer: string;
}

export function matchesFaq({ category, question, answer }: Question, { tab, search }: FaqQuery): boolean {
  const words = search.trim().toLowerCase();
  return (tab === 'all' || category === tab) && `${question} ${answer}`.toLowerCase().includes(words);
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
