import { expect, it } from 'vitest';
import { fill, type Sentence } from './fill.ts';

it('the places of a sentence are filled, each as often as it stands there', () => {
  const sentence: Sentence<'miles' | 'place'> = '{miles} miles from {place}, {place}';
  expect(fill(sentence, { miles: 3, place: '$& Hedge End' })).toBe('3 miles from $& Hedge End, $& Hedge End');
});

it('a value is not filled in again', () => {
  const sentence: Sentence<'name' | 'place'> = '{name} of {place}';
  expect(fill(sentence, { name: '{place}', place: 'Ryde' })).toBe('{place} of Ryde');
});
