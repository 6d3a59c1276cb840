import { expect, it } from 'vitest';
import { isSearchableDocument } from './searchable-document.ts';

const document = { path: '/faq', kind: 'page', title: 'FAQ', summary: '', text: '' };

it('takes what leads to a place of the site', () => {
  expect(isSearchableDocument(document)).toBe(true);
});

it.each([
  ['nothing', null],
  ['a text', '/faq'],
  ['another site', { ...document, path: 'https://example.org/' }],
  ['another site without its protocol', { ...document, path: '//example.org/' }],
  ['a script', { ...document, path: 'javascript:alert(1)' }],
  ['an unknown kind', { ...document, kind: 'advertisement' }],
  ['a kind that every object has', { ...document, kind: 'constructor' }],
  ['no title', { ...document, title: undefined }],
  ['key words that are none', { ...document, keyWords: ['care'] }],
  ['a text that is none', { ...document, text: 7 }],
])('refuses %s', (_name, value) => {
  expect(isSearchableDocument(value)).toBe(false);
});
