import { describe, expect, it } from 'vitest';
import { bannedWords } from '#content/assistant-instructions.ts';
import { brand } from '#content/brand.ts';
import { inSentences, mayBeShown } from './provider-sentences.ts';

async function* pieces(...texts: string[]) {
  yield* texts;
}

it.each([
  [
    ['We come. At ni', 'ght too! Ring us'],
    ['We come. ', 'At night too! ', 'Ring us'],
  ],
  [['It costs £14.80 an hour. '], ['It costs £14.80 an hour. ']],
  [['(Really?) Yes.'], ['(Really?) ', 'Yes.']],
  [['- one\n- two\n\nThen'], ['- one\n', '- two\n\n', 'Then']],
  [[], []],
])('%j in sentences is %j', async (given, sentences) => {
  expect(await Array.fromAsync(inSentences(pieces(...given)))).toEqual(sentences);
});

describe('a sentence of a provider', () => {
  it.each([
    'A carer can come at night. ',
    'See [Night Care](/night-care) and [prices](/faq#price).',
    'Look at [this job](/careers/companion-eastleigh).',
    `Ring ${brand.phone.display} or write to ${brand.email.info}.`,
    `Write to [us](mailto:${brand.email.info}).`,
    'In an emergency call 999, or NHS 111.',
    'Southampton City Council answers on 023 8083 3003.',
    'Read https://www.gov.uk/attendance-allowance first.',
    'It is £14.80 an hour from 9.30 to 17.30.',
    'Secure homes are not a cured ham.',
  ])('is shown: %s', (sentence) => {
    expect(mayBeShown(sentence)).toBe(true);
  });

  it.each([
    'We guarantee a carer tomorrow.',
    'This will CURE him.',
    'Try Home  Instead.',
    'Go to [our page](https://evil.example/login).',
    'Go to [our page](javascript:alert(1)).',
    'Go to [our page](//evil.example).',
    'Go to [our page](/no-such-page).',
    'Go to www.evil.example now.',
    'Go to http://gov.uk.evil.example/.',
    'Write to help@evil.example.',
    'Ring 020 7946 0999 today.',
    'Ring [us](tel:+442079460999).',
  ])('is not shown: %s', (sentence) => {
    expect(mayBeShown(sentence)).toBe(false);
  });

  it('has none of the banned words, however they are written', () => {
    for (const word of bannedWords) expect(mayBeShown(`Well, ${word.toUpperCase()}.`)).toBe(false);
  });
});
