import { expect, it } from 'vitest';
import { smtpAway } from './smtp-away.ts';

it('what was acknowledged while the mail server was away, or hung, is delivered when it is back', {
  timeout: 180_000,
}, async () => {
  const { figures, broken } = await smtpAway({ kills: 6, seed: 20_261_121, clockAhead: true });
  expect(broken).toEqual([]);
  expect(figures['acknowledged without mail server']).toBeGreaterThan(0);
});
