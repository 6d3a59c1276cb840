import { expect, it } from 'vitest';
import { responseInit } from './http-status.ts';

it.each([
  [{ kind: 'accepted' }, 200],
  [{ kind: 'malformed' }, 400],
  [{ kind: 'suspected-spam' }, 409],
  [{ kind: 'invalid' }, 422],
  [{ kind: 'rate-limited', retryAfterMs: 1 }, 429],
  [{ kind: 'busy' }, 503],
  [{ kind: 'failed' }, 503],
] as const)('%j is answered with status %i', (outcome, status) => {
  expect(responseInit(outcome).status).toBe(status);
});

it('who sent too much, or at a busy moment, is told when to try again', () => {
  expect(responseInit({ kind: 'rate-limited', retryAfterMs: 1200 }).headers).toEqual({
    'retry-after': '2',
  });
  expect(responseInit({ kind: 'busy' }).headers).toEqual({ 'retry-after': '10' });
  expect(responseInit({ kind: 'failed' }).headers).toEqual({});
});
