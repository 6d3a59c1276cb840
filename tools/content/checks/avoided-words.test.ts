import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { wordsToAvoid } from '#content/banned-words.yaml';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { avoidedWords, avoidedWordsOfContent, slips, slipsOfContent } from './avoided-words.ts';

const root = join(import.meta.dirname, '../../..');

it('no sentence of the content or of a mail has a word that we avoid', () => {
  expect(avoidedWordsOfContent(join(root, 'content'))).toEqual([]);
});

it('no sentence of the content has a name of the code in it, the wrong article or a word twice', () => {
  expect(slipsOfContent(join(root, 'content'))).toEqual([]);
});

it.each([
  ['Ask for an call999 and do what they tell you.', ['call999', 'an call']],
  ['It takes a hour or a an afternoon.', ['a an']],
  ['Tell us the the day.', ['the the']],
  ['An hour with an NHS nurse, a one-off visit, a unit, SO14 7LY, https://a.example/x?form=call2', []],
])('finds the slips of “%s”', (sentence, found) => {
  expect(slips(sentence)).toEqual(found);
});

it('are named with the file, the line and what to say instead; comments and fixed sentences do not count', async () => {
  const folder = temporaryFolder();
  await mkdir(join(folder, 'jobs'));
  await writeFile(
    join(folder, 'faq.ts'),
    "/** Somebody\n * asks. */\n// anybody\nexport const a = 'Somebody\u2019s answer';\n",
  );
  await writeFile(join(folder, 'jobs/cook.md'), '---\ntitle: Cook\n---\nCook for the elderly.\n');
  expect(avoidedWordsOfContent(folder)).toEqual([
    'content/faq.ts:4: “Somebody”: say “someone, or better who it is”',
    'content/jobs/cook.md:4: “the elderly”: say “leave it out”',
  ]);
  expect(avoidedWords("I apologize, but I'm having trouble connecting right now.")).toEqual([]);
  expect(avoidedWords('We apologize.')).toHaveLength(1);
});

it('the list for editors names each of them', () => {
  const chapter = readFileSync(join(root, 'docs/content.md'), 'utf8').split('## Words we use')[1] ?? '';
  for (const word of Object.keys(wordsToAvoid)) expect(chapter).toContain(word);
});
