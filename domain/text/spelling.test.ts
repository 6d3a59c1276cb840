import { expect, it } from 'vitest';
import { createSpelling } from './spelling.ts';

const similar = createSpelling(['assistant', 'night', 'experience', 'night'], { minLength: 5 });

it.each([
  ['asistant', 'assistant'],
  ['experiance', 'experience'],
  ['expeeriance', 'experience'],
  ['nighht', 'night'],
  ['night', 'night'],
  ['right', null],
  ['nigt', null],
  ['surgeon', null],
  ['', null],
])('%j is taken for %j', (word, known) => {
  expect(similar(word)).toBe(known);
});
