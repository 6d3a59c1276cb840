import { expect, it } from 'vitest';
import { isSuspectedSpam } from './spam-check.ts';

const sentAfter = (elapsed: string) => ({ key: '', honeypot: '', elapsed });

it.each([
  ['the hidden field is filled in', { ...sentAfter('60000'), honeypot: '01632 960 000' }, true],
  ['it comes back at once', sentAfter('0'), true],
  ['it comes back in 1.999 seconds', sentAfter('1999'), true],
  ['it comes back before it was shown', sentAfter('-90000'), true],
  ['it comes back in two seconds', sentAfter('2000'), false],
  ['it was open over the weekend', sentAfter(String(3 * 24 * 3_600_000)), false],
  ['it does not say how long it took', sentAfter(''), false],
  ['it says nonsense', sentAfter('yesterday'), false],
])('where %s, a machine is suspected: %s', (_, metadata, suspected) => {
  expect(isSuspectedSpam(metadata)).toBe(suspected);
});
