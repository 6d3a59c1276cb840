import { expect, it } from 'vitest';
import { payAskedIn } from './pay-asked.ts';

it.each([
  ['14.80', 14.8, ''],
  ['£15', 15, ''],
  ['nights £15 an hour', 15, 'nights'],
  ['15 an hour nights', 15, 'nights'],
  ['£15+ Winchester', 15, 'Winchester'],
  ['£13.60 per hour', 13.6, ''],
  ['£12.50ph', 12.5, ''],
  ['£39,000 a year', 20, ''],
  ['£39k', 20, ''],
  ['£39k pa driver', 20, 'driver'],
  ['16', 0, '16'],
  ['17 year old', 0, '17 year old'],
  ['24 hour care', 0, '24 hour care'],
  ['37.5', 0, '37.5'],
  ['£500', 0, '£500'],
  ['', 0, ''],
])('%j asks for £%d an hour, and for %j', (words, hourly, rest) => {
  const asked = payAskedIn(words);
  expect([asked.hourly, asked.rest.trim()]).toEqual([hourly, rest]);
});
