import { describe, expect, it } from 'vitest';
import { intents as files } from '#content/intents.yaml';
import { prices } from '#domain/prices/current-prices.ts';
import { describeAsShipped } from '../../../tests/support/describe-as-shipped.ts';
import { embeddedAssistant } from '../../../tests/support/embedded-assistant.ts';
import { detailAt, intents } from './intents.ts';
import { topics } from './topics.ts';

const assistant = embeddedAssistant();
const entries = files.flatMap((file) => file.intents);

describeAsShipped(() => {
  it('has each intent once, with a way to be found, on pages that the assistant knows', () => {
    const known = topics.map(({ path }) => path);
    const names = intents.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    for (const { name, pages, words, always, whole, priceOf } of entries) {
      expect(words ?? always ?? whole ?? priceOf, name).toBeDefined();
      for (const path of pages) expect(known, name).toContain(path);
    }
  });

  it
    .skipIf(!prices)
    .each(
      intents.flatMap(({ name, asks, answer }) => asks.map((question) => [name, question, answer] as const)),
    )('%s answers: %s', async (_, question, answer) => {
    const { text, kind } = await assistant.answer([{ role: 'user', content: question }]);
    const [first = ''] = answer.split(/(?<=[.:!?]) /).filter((sentence) => !sentence.includes('{'));
    expect(kind).toBe('pages');
    expect(text).toContain(first);
  });

  describe('a detail', () => {
    it.each([
      ['/night-care', 'how much is a night sitter', 'waking night'],
      ['/home-care', 'do you do respite for families', 'have a break'],
      ['/faq#help-with-cost', 'what is attendance allowance', 'State Pension age'],
    ])('is asked of %s: %s', (path, question, words) => {
      expect(detailAt(path, question)).toContain(words);
    });

    it.each([
      ['/careers', 'what is the pay for care workers', 'a car is no care'],
      ['/home-care', 'dad fell last week but he is ok', 'last week is not the last weeks'],
      ['/faq#registration', 'is my mother in law covered', 'a mother in law is no law'],
      ['/about', 'tell me about the company', 'the whole page is asked for'],
    ])('is not asked of %s: %s, because %s', (path, question) => {
      expect(detailAt(path, question)).toBeNull();
    });
  });
});
