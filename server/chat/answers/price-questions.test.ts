import { expect, it } from 'vitest';
import { pages } from '#content/pages.yaml';
import { pricesLink } from '#content/price-words.yaml';
import { prices } from '#domain/prices/current-prices.ts';
import { pounds } from '#domain/prices/pounds.ts';
import { describeAsShipped } from '../../../tests/support/describe-as-shipped.ts';
import { embeddedAssistant } from '../../../tests/support/embedded-assistant.ts';
import { payQuestions, priceQuestions } from '../../../tests/support/price-questions.ts';

const assistant = embeddedAssistant();
const ask = (content: string) => assistant.answer([{ role: 'user', content }]);
const AMOUNT = /£\d/;

describeAsShipped(() => {
  it.skipIf(!prices)(
    'questions about the price have a number or the price page, but for two of 42',
    async () => {
      const answers = await Promise.all(
        priceQuestions.map(async (asked) => ({ asked, ...(await ask(asked)) })),
      );
      const without = answers.filter(
        ({ text }) => !AMOUNT.test(text) && !text.includes(`](${pricesLink.path})`),
      );
      expect(without.map(({ asked }) => asked)).toEqual([
        'prise list please',
        'how much do you charge if i cancel a visit',
      ]);
    },
  );

  it('questions about pay lead to the jobs, and have their pay where it has a number, all of 18', async () => {
    const answers = await Promise.all(payQuestions.map(async (asked) => ({ asked, ...(await ask(asked)) })));
    const elsewhere = answers.filter((answer) => answer.pages[0]?.path !== pages.careers.path);
    expect(elsewhere.map(({ asked }) => asked)).toEqual([]);
    expect(answers.filter(({ text }) => AMOUNT.test(text)).length).toBeGreaterThanOrEqual(10);
  });

  it.skipIf(!prices).each([
    ['what does a night cost', prices?.night?.sleeping],
    ['how much is a waking night', prices?.night?.waking],
    ['how much is a live-in carer', prices?.liveInWeek],
    ['how much is it on a bank holiday', prices?.hour.bankHoliday],
    ['is sunday more expensive', prices?.hour.weekend],
    ['what do you charge in the evening', prices?.hour.evening],
    ['how much for two carers', 2 * (prices?.hour.day ?? 0)],
    ['what is the cheapest price for half an hour', (prices?.hour.day ?? 0) / 2],
  ])('“%s” has the price of that', async (question, price) => {
    expect((await ask(question)).text).toContain(pounds(price ?? 0));
  });

  it.each([
    ['how much does a DBS check cost', 'pays for the DBS check'],
    ['does the nhs pay for nights', 'NHS'],
    ['whats the pay for night shifts', 'an hour'],
  ])('“%s” is another question', async (question, words) => {
    const { text } = await ask(question);
    expect(text).toContain(words);
    expect(text).not.toContain('sleeping night costs');
  });
});
