import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { bankHolidays } from '#content/bank-holidays.yaml';
import { pricesForTests } from '#domain/prices/prices-for-tests.ts';
import { addDays } from '#domain/time/wall-clock.ts';
import { EstimateForm } from './estimate-form.tsx';

const lastHoliday = Object.keys(bankHolidays).sort().at(-1) ?? '';

it.each([
  ['until the last bank holiday that is known a week can be named', 0, true],
  ['a list that begins after it asks for none, as no day would be right', 1, false],
])('%s', (_, days, isAsked) => {
  const prices = { ...pricesForTests, from: addDays(lastHoliday, days), until: undefined };
  const html = renderToStaticMarkup(
    <EstimateForm prices={prices} query={new URLSearchParams()} errors={{}} />,
  );
  expect(html.includes('name="week"')).toBe(isAsked);
});
