import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { bankHolidays } from '#content/bank-holidays.yaml';
import { pricePage } from '#content/price-page.yaml';
import { pricesForTests } from '#domain/prices/prices-for-tests.ts';
import { fill } from '#domain/text/fill.ts';
import { EstimateAnswer } from './estimate-answer.tsx';
import { PriceTable } from './price-table.tsx';

const { names, askUs, answer } = pricePage;
const [[holiday = '', name = ''] = []] = Object.entries(bankHolidays);
const { bankHoliday: _, ...hour } = pricesForTests.hour;
const without = { ...pricesForTests, hour };

/** Words alone. */
const textOf = (node: React.ReactNode) => renderToStaticMarkup(node).replace(/<[^>]+>/g, ' ');
const estimate = (prices: typeof pricesForTests, week: string | null) => {
  const weekdays = [1, 2, 3, 4, 5, 6, 7];
  const plan = { visits: [{ start: '09:00', minutes: 60 }], weekdays, carers: 1, week };
  return textOf(<EstimateAnswer plan={plan} prices={prices} query={new URLSearchParams()} />);
};

it('a bank holiday that has no price says so in the table', () => {
  expect(textOf(<PriceTable prices={pricesForTests} />)).toMatch(/Bank holidays .*£60/);
  expect(textOf(<PriceTable prices={without} />)).toContain(names.bankHoliday);
  expect(textOf(<PriceTable prices={without} />)).toContain(askUs.replaceAll(' ', '\u00a0'));
});

it('an estimate says of a bank holiday without a price that it has none, and no week that it costs more', () => {
  expect(estimate(pricesForTests, holiday)).toContain(fill(answer.holiday, { names: name }));
  expect(estimate(without, holiday)).toContain(fill(answer.holidayAsk, { names: name }));
  expect(estimate(pricesForTests, null)).toContain(answer.usual);
  expect(estimate(without, null)).toContain(answer.usualAsk);
  expect(estimate(without, null)).not.toContain(answer.usual);
});

it.each([pricesForTests.hour.day, 1])(
  'an estimate says that it costs more only where it does (%i pence)',
  (bankHoliday) => {
    const prices = { ...pricesForTests, hour: { ...hour, bankHoliday } };
    expect(estimate(prices, null)).not.toContain(answer.usual);
    expect(estimate(prices, null)).not.toContain(answer.usualAsk);
  },
);
