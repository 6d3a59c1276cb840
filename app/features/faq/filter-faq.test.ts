import { describe, expect, it } from 'vitest';
import { faqPage } from '#content/faq.yaml';
import { faq } from '#domain/faq/faq.ts';
import { createFaqSearch, foundInWords, readFaqTab } from './filter-faq.ts';

const found = createFaqSearch(faq, faqPage.smallWords);

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
    const asked = found({ tab: 'booking', search: payment[0]?.question ?? '' });
    expect(asked.filter(({ category }) => category !== 'booking')).toEqual([]);
  });

  it('finds an owner’s question by its words, its key words and a slip, and no other', () => {
    const asked = (question: string, answer: string, words = '') => ({
      category: 'services',
      question,
      answer,
      words,
    });
    const pets = asked('Are pets welcome?', 'Yes, ring us about a parrot.', 'dog, guide dog, four legs');
    const ramps = asked('Can a carer use our ramp?', 'Yes, and stairs. No dogs on it.');
    const search = createFaqSearch([ramps, pets], 'do you have a on the');
    const foundBy = (words: string) => search({ tab: 'all', search: words });
    expect(foundBy('do you have pets')).toEqual([pets]);
    expect(foundBy('dogs')).toEqual([pets, ramps]);
    expect(foundBy('on the stair')).toEqual([ramps]);
    expect(foundBy('parot')).toEqual([pets]);
    expect(foundBy('a table with four legs')).toEqual([pets]);
    expect(foundBy('four tables')).toEqual([]);
    expect(foundBy('welc')).toEqual([pets]);
    expect(foundBy('steps')).toEqual([]);
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
