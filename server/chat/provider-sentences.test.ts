import { expect, it } from 'vitest';
import { inSentences } from './provider-sentences.ts';

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
