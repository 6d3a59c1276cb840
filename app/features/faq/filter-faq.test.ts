import { describe, expect, it } from 'vitest';
import { faqPage } from '#content/faq.yaml';
import { faq } from '#domain/faq/faq.ts';
import { type FaqQuery, foundInWords, matchesFaq, readFaqTab } from './filter-faq.ts';

const found = (query: FaqQuery) => faq.filter((item) => matchesFaq(item, query));

describe('searching the questions', () => {
  it('finds words of the question and of the answer, whatever their case', () => {
    const [first] = faq;
    expect(found({ tab: 'all', search: first?.question.toUpperCase() ?? '' })).toContain(first);
    const words = ` ${first?.answer.slice(5, 25).toLowerCase()} `;
    expect(found({ tab: 'all', search: words })).toContain(first);
  });

  it('keeps to the chosen tab', () => {
    const payment = found({ tab: 'payment', search: '' });
    expect(payment.length).toBeGreaterThan(0);
    expect(payment.every(({ category }) => category === 'payment')).toBe(true);
    expect(found({ tab: 'booking', search: payment[0]?.question ?? '' })).toEqual([]);
  });

  it('finds what is meant beside the words themselves, in the chosen tab', () => {
    const meant = new Set(['price', 'today']);
    const ids = (tab: FaqQuery['tab']) =>
      faq.filter((item) => matchesFaq(item, { tab, search: 'zebra' }, meant)).map(({ id }) => id);
    expect(ids('all')).toEqual(['today', 'price']);
    expect(ids('payment')).toEqual(['price']);
  });

  it('shows everything where nothing is asked', () => {
    expect(found({ tab: 'all', search: '  ' })).toEqual(faq);
  });
});

it.each([
  [0, faqPage.found.none],
  [1, '1 question'],
  [2, '2 questions'],
])('%i found are told as “%s”', (count, words) => {
  expect(foundInWords(count, faqPage.found)).toBe(words);
});

it.each([
  ['booking', 'booking'],
  ['constructor', 'all'],
  ['', 'all'],
  [null, 'all'],
])('the tab %j is %s', (value, tab) => {
  expect(readFaqTab(value)).toBe(tab);
});
