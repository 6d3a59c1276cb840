import { expect, it } from 'vitest';
import { applicationResult } from './application-result.ts';

const fields = { name: 'Jo', formKey: '4f6f2a34-6a0e-4a3b-9d54-0c7c9b1f2d10', shownAt: '1795255846864' };

it('what was not taken comes back with its words and its key, so that the next try is the same application', () => {
  for (const outcome of [
    { kind: 'invalid', errors: { email: 'Email is required' } },
    { kind: 'suspected-spam' },
    { kind: 'failed' },
    { kind: 'rate-limited', retryAfterMs: 60_000 },
  ] as const) {
    expect(applicationResult(outcome, fields)).toMatchObject({ values: fields });
  }
});

it('only what helps is said: a machine’s suspicion and a limit, not the inside of a failure', () => {
  expect(applicationResult({ kind: 'suspected-spam' }, fields)).toMatchObject({
    message: expect.stringMatching(/send it again/),
  });
  expect(applicationResult({ kind: 'rate-limited', retryAfterMs: 60_000 }, fields)).toMatchObject({
    message: expect.stringMatching(/in a minute/),
  });
  expect(applicationResult({ kind: 'failed' }, fields)).toMatchObject({ kind: 'rejected', message: null });
  expect(applicationResult({ kind: 'busy' }, {})).toMatchObject({
    kind: 'rejected',
    message: null,
    values: {},
  });
});
