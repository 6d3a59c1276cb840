import { expect, it } from 'vitest';
import { idempotencyKey } from './idempotency-key.ts';

const formKey = '4f6f2a34-6a0e-4a3b-9d54-0c7c9b1f2d10';
const now = new Date('2026-11-21T14:05:00Z');
const tomorrow = new Date('2026-11-22T14:05:00Z');
const words = { name: 'Anna', message: 'Hello' };
const key = idempotencyKey(formKey, words, now);

it('the same form sent again is the same submission, whenever and in whatever order its fields come', () => {
  expect(idempotencyKey(formKey, { message: 'Hello', name: 'Anna' }, tomorrow)).toBe(key);
});

it.each([
  ['another form with the same words', 'b7c1c7be-9d0f-4a8e-8f4e-2f6f6c0f7a11', words],
  ['the same form with other words', formKey, { ...words, message: 'Hello again' }],
  ['words that moved to another field', formKey, { name: 'AnnaHello', message: '' }],
])('%s is another submission', (_, otherKey, otherWords) => {
  expect(idempotencyKey(otherKey, otherWords, now)).not.toBe(key);
});

it('another installation’s key is as good as a form’s', () => {
  expect(idempotencyKey(key, words, now)).toBe(idempotencyKey(key, words, tomorrow));
});

it.each(['', 'not-a-uuid', 'x'.repeat(101), `${formKey} ${formKey}`])(
  'a form with the key %j is known by its words for a day',
  (bad) => {
    expect(idempotencyKey(bad, words, now)).toBe(idempotencyKey('', words, now));
    expect(idempotencyKey(bad, words, now)).not.toBe(idempotencyKey(bad, words, tomorrow));
  },
);
