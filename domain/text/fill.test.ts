import { expect, it } from 'vitest';
import { fill, fillEach, forCount, type Sentence } from './fill.ts';

it('the places of a sentence are filled, each as often as it stands there', () => {
  const sentence: Sentence<'miles' | 'place'> = '{miles} miles from {place}, {place}';
  expect(fill(sentence, { miles: 3, place: '$& Hedge End' })).toBe('3 miles from $& Hedge End, $& Hedge End');
});

it('a value is not filled in again', () => {
  const sentence: Sentence<'name' | 'place'> = '{name} of {place}';
  expect(fill(sentence, { name: '{place}', place: 'Ryde' })).toBe('{place} of Ryde');
});

it('each sentence of a list is filled', () => {
  const steps: Sentence<'day'>[] = ['A person reads it.', 'We reply by {day}.'];
  expect(fillEach(steps, { day: 'Friday' })).toEqual(['A person reads it.', 'We reply by Friday.']);
});

it.each([
  [0, '{count} wait'],
  [1, 'One waits'],
  [2, '{count} wait'],
])('%i has the words of its number', (count, sentence) => {
  expect(forCount({ one: 'One waits', several: '{count} wait' }, count)).toBe(sentence);
});
