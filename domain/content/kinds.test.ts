import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { day, listBy, sentence, sentences, slug, text, time, url, wholeNumber, words } from './kinds.ts';

const saysOf = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(schema, input).issues?.map(({ message }) => message) ?? [];

describe('a text', () => {
  it.each([
    ['Ring us', []],
    ['', ['must not be empty']],
    [12, ['must be text, such as: Ring us']],
    ['Ring {number}', ['cannot have {number}; nothing is filled in here']],
    ['Ring {', ['cannot have {; nothing is filled in here']],
  ])('%j', (input, says) => {
    expect(saysOf(text, input)).toEqual(says);
  });
});

describe('a sentence with places', () => {
  const jobs = sentence('count', 'place');

  it.each([
    ['{count} jobs in {place}', []],
    ['In {place}: {count} jobs ({count})', []],
    ['{count} jobs', ['must have {place}, such as: … {count} … {place} …']],
    ['{count} jobs in {place}, {town}', ['cannot have {town}; only {count} and {place} is filled here']],
    ['{Count} jobs in {place}', [expect.stringContaining('must have {count}'), expect.any(String)]],
  ])('%s', (input, says) => {
    expect(saysOf(jobs, input)).toEqual(says);
  });
});

it.each([
  [['A person reads it.', 'We reply by {day}.'], []],
  [['A person reads it.'], ['must have {day}, such as: … {day} …']],
  [['By {day}.', 'On {date}.'], ['cannot have {date}; only {day} is filled here']],
  [['By {day}.', ''], ['must not be empty']],
  [[], [expect.stringContaining('must have at least 1'), expect.stringContaining('must have {day}')]],
])('a list of texts has its places between them: %j', (input, says) => {
  expect(saysOf(sentences('day'), input)).toEqual(says);
});

it('texts by their names, all of them', () => {
  expect(saysOf(words('title', 'button'), { title: 'A call', button: 'Ring' })).toEqual([]);
  expect(saysOf(words('title', 'button'), { title: 'A call' })).toHaveLength(1);
});

it.each([
  [day, '2026-02-28', true],
  [day, '2026-02-30', false],
  [day, '28.2.2026', false],
  [day, 20260228, false],
  [time, '09:30', true],
  [time, '9:30', false],
  [time, '24:00', false],
  [time, 540, false],
  [url, 'https://example.org/a', true],
  [url, 'javascript:alert(1)', false],
  [url, 'http://example.org', false],
  [slug, 'night-care', true],
  [slug, '../night-care', false],
  [wholeNumber(1, 5), 5, true],
  [wholeNumber(1, 5), 5.5, false],
  [wholeNumber(1, 5), 6, false],
])('a value is right or wrong: %#, %j', (schema: v.GenericSchema, input, isRight) => {
  expect(v.safeParse(schema, input).success).toBe(isRight);
});

it('two items of one name are named', () => {
  const list = listBy('id', v.strictObject({ id: slug }), 1);
  expect(saysOf(list, [{ id: 'tea' }, { id: 'talk' }])).toEqual([]);
  expect(saysOf(list, [{ id: 'tea' }, { id: 'tea' }])).toEqual(['tea: another one has it too']);
  expect(saysOf(list, [])).toEqual(['must have at least 1']);
});
