import { describe, expect, it } from 'vitest';
import { faq } from '#content/faq.ts';
import { filterFaq, readFaqTab } from './filter-faq.ts';

describe('searching the questions', () => {
  it('finds words of the question and of the answer, whatever their case', () => {
    const [first] = faq;
    const byQuestion = filterFaq(faq, { tab: 'all', search: first?.question.toUpperCase() ?? '' });
    expect(byQuestion).toContain(first);
    const byAnswer = filterFaq(faq, { tab: 'all', search: ` ${first?.answer.slice(5, 25).toLowerCase()} ` });
    expect(byAnswer).toContain(first);
  });

  it('keeps to the chosen tab', () => {
    const payment = filterFaq(faq, { tab: 'payment', search: '' });
    expect(payment.length).toBeGreaterThan(0);
    expect(payment.every(({ category }) => category === 'payment')).toBe(true);
    const word = payment[0]?.question ?? '';
    expect(filterFaq(faq, { tab: 'booking', search: word })).toEqual([]);
  });

  it('shows everything where nothing is asked', () => {
    expect(filterFaq(faq, { tab: 'all', search: '  ' })).toEqual(faq);
  });
});

it.each([
  ['booking', 'booking'],
  ['constructor', 'all'],
  ['', 'all'],
  [null, 'all'],
])('the tab %j is %s', (value, tab) => {
  expect(readFaqTab(value)).toBe(tab);
});
