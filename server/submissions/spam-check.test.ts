import { expect, it } from 'vitest';
import { isSuspectedSpam } from './spam-check.ts';

const now = Date.parse('2026-11-21T14:05:00Z');
const shown = (msAgo: number) => ({ key: '', honeypot: '', shownAt: String(now - msAgo) });

it.each([
  ['the hidden field is filled in', { ...shown(60_000), honeypot: '01632 960 000' }, true],
  ['it comes back at once', shown(0), true],
  ['it comes back in 1.999 seconds', shown(1999), true],
  ['it comes back in two seconds', shown(2000), false],
  ['it was open over the weekend', shown(3 * 24 * 3_600_000), false],
  ['the visitor’s clock is ahead', shown(-90_000), false],
  ['it does not say when it was shown', { key: '', honeypot: '', shownAt: '' }, false],
  ['it says nonsense', { key: '', honeypot: '', shownAt: 'yesterday' }, false],
])('where %s, a machine is suspected: %s', (_, metadata, suspected) => {
  expect(isSuspectedSpam(metadata, now)).toBe(suspected);
});
