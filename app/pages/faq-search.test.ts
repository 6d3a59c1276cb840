import { describe, expect, it } from 'vitest';
import { faq } from '#domain/faq/faq.ts';
import { matchesFaq } from '~/features/faq/filter-faq.ts';
import { searchQuestions } from '~/features/site-search/search-questions.ts';

const found = (search: string) =>
  faq.filter((item) => matchesFaq(item, { tab: 'all', search }, searchQuestions(search))).map(({ id }) => id);

describe('searching the questions as people type', () => {
  it.each([
    ['cost', 'price'],
    ['costs', 'price'],
    ['price', 'price'],
    ['prices', 'price'],
    ['how much', 'price'],
    ['how much do you charge', 'price'],
    ['hourly rate', 'price'],
    ['prise', 'price'],
    ['dementia help', 'today'],
    ['dementia training', 'checks'],
    ['cancel', 'change'],
    ['cancelling a visit', 'change'],
    ['canceling', 'change'],
    ['notice period', 'change'],
    ['tablets', 'medicines'],
    ['medication', 'medicines'],
    ['overnight', 'nights'],
    ['night carer', 'nights'],
    ['dbs check', 'checks'],
    ['are your carers vetted', 'checks'],
    ['cqc rating', 'registration'],
    ['do you cover winchester', 'area'],
    ['post code', 'area'],
    ['council funding', 'help-with-cost'],
    ['attendence allowance', 'help-with-cost'],
    ['direct payments', 'direct-payment'],
    ['invoices', 'pay-how'],
    ['can i pay by card', 'pay-how'],
    ['same carer every day', 'same-carer'],
    ['out of hours', 'emergency'],
    ['how quickly can you start', 'start'],
    ['coming home from hospital', 'hospital'],
    ['get started', 'begin'],
  ])('“%s” finds “%s”', (words, id) => {
    expect(found(words)).toContain(id);
  });

  it.each(['zebra', 'qwertz', '%%%', '<>'])('“%s” finds none', (words) => {
    expect(found(words)).toEqual([]);
  });

  it.each(['how much', 'dementia help', 'cancel', 'tablets', 'are your carers vetted'])(
    '“%s” leaves out most of the others',
    (words) => {
      expect(found(words).length).toBeLessThanOrEqual(faq.length / 2);
    },
  );
});
