import { expect, it } from 'vitest';
import { isSearchEntry } from './search-entry.ts';

const entry = { path: '/faq', kind: 'page', title: 'FAQ', summary: '', text: '' };

it('takes what leads to a place of the site', () => {
  expect(isSearchEntry(entry)).toBe(true);
});

it.each([
  ['nothing', null],
  ['a text', '/faq'],
  ['another site', { ...entry, path: 'https://example.org/' }],
  ['another site without its protocol', { ...entry, path: '//example.org/' }],
  ['a script', { ...entry, path: 'javascript:alert(1)' }],
  ['an unknown kind', { ...entry, kind: 'advertisement' }],
  ['a kind that every object has', { ...entry, kind: 'constructor' }],
  ['no title', { ...entry, title: undefined }],
  ['a text that is none', { ...entry, text: 7 }],
])('refuses %s', (_name, value) => {
  expect(isSearchEntry(value)).toBe(false);
});
