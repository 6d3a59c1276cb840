import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleContent } from '#content/samples.yaml';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { promisesLeft } from './promises-left.ts';

const content = join(import.meta.dirname, '../../../content');

it('every promise and day of the words that come with the site is named, where it is', () => {
  expect(sampleContent.promises.length).toBeGreaterThan(15);
  const { own, lent } = promisesLeft(content, content, [], []);
  for (const { file, words } of sampleContent.promises)
    expect(
      own.some((line) => line.startsWith(`content/${file}.yaml:`) && line.endsWith(words)),
      words,
    ).toBe(true);
  expect(lent).toEqual([]);
});

it('a promise of a service is named only where that service is not offered', () => {
  const named = (...offered: string[]) => promisesLeft(content, content, [], offered).own.join();
  const [prescriptions, shopping] = ['We also order and collect prescriptions', 'Milk, bread and the paper'];
  expect(named('home-care', 'companionship')).toContain(prescriptions);
  expect(named('home-care', 'companionship')).toContain(shopping);
  expect(named('home-care', 'pharmacy-support')).not.toContain(prescriptions);
  expect(named('home-care', 'shopping-and-errands')).not.toContain(shopping);
  expect(promisesLeft(content, content, []).own.join()).not.toContain(shopping);
});

it('what an owner has changed or confirmed is named no more, and what the folder lacks is named apart', () => {
  const folder = temporaryFolder();
  const joining = 'There is no joining fee, and the first consultation costs nothing';
  const debit = 'you pay by bank transfer or direct debit';
  copyFileSync(join(content, 'faq.yaml'), join(folder, 'faq.yaml'));
  const before = promisesLeft(folder, content, []);
  expect(before.own).toContainEqual(
    expect.stringMatching(/^content\/faq\.yaml:\d+: There is no joining fee/),
  );
  expect(before.own).toContainEqual(expect.stringContaining(debit));
  expect(before.lent).toContainEqual(
    expect.stringMatching(/^content\/careers\.yaml:\d+: Travel between visits/),
  );

  const faq = readFileSync(join(folder, 'faq.yaml'), 'utf8');
  writeFileSync(join(folder, 'faq.yaml'), faq.replace(joining, 'To join costs £20'));
  const after = promisesLeft(folder, content, [debit]).own.join();
  expect(after).not.toContain(joining);
  expect(after).not.toContain(debit);
  expect(after).toContain('Usually within a week or two');
});
