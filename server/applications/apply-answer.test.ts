import { expect, it } from 'vitest';
import type { ApplicationOutcome } from './applications.ts';
import { applyAnswer } from './apply-answer.ts';

it.each<[ApplicationOutcome, number, object]>([
  [{ status: 'accepted', reference: 'AB-1', repeated: false }, 200, { success: true, reference: 'AB-1' }],
  [
    { status: 'invalid', errors: { name: 'Full name is required' }, fields: {} },
    422,
    { success: false, error: 'The application is not complete', details: { name: 'Full name is required' } },
  ],
  [
    { status: 'limited', retryAfterMs: 1500, fields: {} },
    429,
    { success: false, error: 'Too many applications' },
  ],
  [{ status: 'malformed' }, 400, { success: false, error: 'The request is not a whole multipart form' }],
  [{ status: 'busy' }, 503, { success: false, error: 'Too many uploads at the same time' }],
  [{ status: 'failed', fields: {} }, 503, { success: false, error: 'The application was not stored' }],
])('answers %j with %i', (outcome, status, body) => {
  expect(applyAnswer(outcome)).toMatchObject({ status, body });
});

it('says when to try again', () => {
  expect(applyAnswer({ status: 'limited', retryAfterMs: 1500, fields: {} }).headers).toEqual({
    'retry-after': '2',
  });
});
