import { expect, it } from 'vitest';
import { applicationAnswer, httpOfOutcome } from './application-answer.ts';

const fields = { name: 'Jo', formKey: '4f6f2a34-6a0e-4a3b-9d54-0c7c9b1f2d10', shownAt: '1795255846864' };

it('what was not taken comes back with its words and its key, so that the next try is the same application', () => {
  for (const outcome of [
    { status: 'invalid', errors: { email: 'Email is required' }, fields },
    { status: 'held', fields },
    { status: 'failed', fields },
    { status: 'limited', retryAfterMs: 60_000, fields },
  ] as const) {
    expect(applicationAnswer(outcome)).toMatchObject({
      values: { name: 'Jo' },
      ticket: { key: fields.formKey, shownAt: 1795255846864 },
    });
  }
});

it('only what helps is said: a machine’s suspicion and a limit, not the inside of a failure', () => {
  expect(applicationAnswer({ status: 'held', fields })).toMatchObject({
    message: expect.stringMatching(/once more/),
  });
  expect(applicationAnswer({ status: 'limited', retryAfterMs: 60_000, fields })).toMatchObject({
    message: expect.stringMatching(/in a minute/),
  });
  expect(applicationAnswer({ status: 'failed', fields })).toMatchObject({ status: 'refused', message: null });
  expect(applicationAnswer({ status: 'busy' })).toMatchObject({
    status: 'refused',
    message: null,
    values: {},
  });
});

it.each([
  [{ status: 'accepted', reference: 'WF-1', repeated: false }, 200],
  [{ status: 'malformed' }, 400],
  [{ status: 'held', fields }, 409],
  [{ status: 'invalid', errors: {}, fields }, 422],
  [{ status: 'limited', retryAfterMs: 1, fields }, 429],
  [{ status: 'busy' }, 503],
  [{ status: 'failed', fields }, 503],
] as const)('%j is answered with status %i', (outcome, status) => {
  expect(httpOfOutcome(outcome).status).toBe(status);
});

it('who sent too much, or at a busy moment, is told when to try again', () => {
  expect(httpOfOutcome({ status: 'limited', retryAfterMs: 1200, fields }).headers).toEqual({
    'retry-after': '2',
  });
  expect(httpOfOutcome({ status: 'busy' }).headers).toEqual({ 'retry-after': '10' });
  expect(httpOfOutcome({ status: 'failed', fields }).headers).toEqual({});
});
