import { expect, it } from 'vitest';
import { currentState } from './current-page.ts';

it.each([
  ['/faq', '/faq', 'page'],
  ['/', '/', 'page'],
  ['/faq', '/faq/', 'page'],
  ['/careers', '/careers/night-carer', 'true'],
  ['/', '/faq', undefined],
  ['/care', '/careers', undefined],
  ['/search', '/', undefined],
])('a link to %s on the page %s is marked %s', (to, pathname, state) => {
  expect(currentState(to, pathname)).toBe(state);
});
