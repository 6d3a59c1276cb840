import { expect, it } from 'vitest';
import { prices } from '#domain/prices/current-prices.ts';
import { searchSite } from '~/features/site-search/index/search-site.ts';
import { describeAsShipped } from '../../tests/support/describe-as-shipped.ts';
import { priceQuestions } from '../../tests/support/price-questions.ts';

const firstPagesFor = (search: string) =>
  searchSite(search, { jobs: [], written: [] })
    .slice(0, 3)
    .map(({ path }) => path);

describeAsShipped(() => {
  it.skipIf(!prices)(
    'a search of the site for a price has the prices among the first three, but for one of 42',
    () => {
      const without = priceQuestions.filter((asked) => !firstPagesFor(asked).includes('/prices'));
      expect(without).toEqual(['roughly what are we looking at for 10 hours a week']);
    },
  );

  it('a search for something else has no prices', () => {
    for (const asked of ['dementia', 'complaints', 'jobs in winchester', 'night care'])
      expect(firstPagesFor(asked)).not.toContain('/prices');
  });
});
