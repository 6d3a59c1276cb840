import { expect, it } from 'vitest';
import { intents as files } from '#content/intents.yaml';
import { prices } from '#domain/prices/current-prices.ts';
import { describeAsShipped } from '../../../../tests/support/describe-as-shipped.ts';
import { embeddedAssistant } from '../../../../tests/support/embedded-assistant.ts';
import { rows } from './rows.ts';
import { topics } from './topics.ts';

const assistant = embeddedAssistant();
const entries = files.flatMap((file) => file.intents);

describeAsShipped(() => {
  it('has each intent once, with a way to be found, on pages that the assistant knows', () => {
    const known = topics.map(({ path }) => path);
    const names = rows.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    for (const { name, pages, words, always, whole, priceOf } of entries) {
      expect(words ?? always ?? whole ?? priceOf, name).toBeDefined();
      for (const path of pages) expect(known, name).toContain(path);
    }
  });

  it.skipIf(!prices).each(
    entries.flatMap(({ name, asks }) => {
      const row = rows.find((one) => one.name === name);
      return row ? asks.map((question) => [name, question, row.answer(new Date())] as const) : [];
    }),
  )('%s answers: %s', async (_, question, answer) => {
    const { text, kind } = await assistant.answer([{ role: 'user', content: question }]);
    const [first = ''] = answer.split(/(?<=[.:!?]) /).filter((sentence) => !sentence.includes('{'));
    expect(kind).toBe('pages');
    expect(text).toContain(first);
  });
});
