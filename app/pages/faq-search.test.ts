import { describe, expect, it } from 'vitest';
import { faqPage } from '#content/faq.yaml';
import { faq } from '#domain/faq/faq.ts';
import { prices } from '#domain/prices/current-prices.ts';
import { createFaqSearch } from '~/features/faq/filter-faq.ts';
import { describeAsShipped } from '../../tests/support/describe-as-shipped.ts';
import { priceQuestions } from '../../tests/support/price-questions.ts';

const search = createFaqSearch(faq, faqPage.smallWords);
const found = (words: string) => search({ tab: 'all', search: words }).map(({ id }) => id);

describeAsShipped(() => {
  it.each([
    ['how much', 'price'],
    ['how much do you charge', 'price'],
    ['How much is it for 10 hours a week?', 'price'],
    ['hourly rate', 'price'],
    ['prices', 'price'],
    ['prise list', 'price'],
    ['vat', 'price'],
    ['weekend rates', 'price'],
    ['cancelling a visit', 'change'],
    ['canceling', 'change'],
    ['notice period', 'change'],
    ['am I tied in to a contract', 'change'],
    ['dad is going away', 'change'],
    ['tablets', 'medicines'],
    ['medication', 'medicines'],
    ['medicnes', 'medicines'],
    ['insulin injections', 'medicines'],
    ['overnight', 'nights'],
    ['can someone stay all night with mum', 'nights'],
    ['dbs check', 'checks'],
    ['are your carers vetted', 'checks'],
    ['dementia training', 'checks'],
    ['cqc rating', 'registration'],
    ['are you regulated', 'registration'],
    ['do you cover winchester', 'area'],
    ['post code', 'area'],
    ['council funding', 'help-with-cost'],
    ['attendence allowance', 'help-with-cost'],
    ['who pays', 'help-with-cost'],
    ['direct payments', 'direct-payment'],
    ['personal budgets', 'direct-payment'],
    ['invoices', 'pay-how'],
    ['can i pay by card', 'pay-how'],
    ['same carer every day', 'same-carer'],
    ['could we have a female carer', 'same-carer'],
    ['out of hours', 'emergency'],
    ['how quickly can you start', 'start'],
    ['waiting list', 'start'],
    ['coming home from hospital', 'hospital'],
    ['mum is being discharged on friday', 'hospital'],
    ['get started', 'begin'],
    ['do i need a referral', 'begin'],
    ['shower', 'today'],
    ['can you help dad in the bath', 'today'],
  ])('“%s” finds first “%s”', (words, id) => {
    expect(found(words)[0]).toBe(id);
  });

  it.each(['stairs', 'do you help on the stairs', 'pet', 'pets', 'do you take dogs', 'stairlift', 'horse'])(
    '“%s”, which none is about, finds none',
    (words) => {
      expect(found(words)).toEqual([]);
    },
  );

  it('a shower has nothing to do with beginning or with what it costs', () => {
    expect(found('shower')).toEqual(['today']);
  });

  it.skipIf(!prices)('a question about a price finds that, but for those about paying and changing', () => {
    const without = priceQuestions.filter((asked) => !found(asked).includes('price'));
    expect(without).toEqual(['is there a deposit or joining fee'].filter((asked) => without.includes(asked)));
  });
});

describe('searching the questions', () => {
  it.each(['zebra', 'qwertz', '%%%', '<>'])('“%s” finds none', (words) => {
    expect(found(words)).toEqual([]);
  });
});
