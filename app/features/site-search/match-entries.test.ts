import { describe, expect, it } from 'vitest';
import { indexEntries } from './match-entries.ts';
import type { SearchEntry } from './search-entry.ts';

const entry = (path: string, title: string, summary = '', text = ''): SearchEntry => ({
  path,
  kind: 'page',
  title,
  summary,
  text,
});

const search = indexEntries([
  entry('/night-care', 'Night Care', 'Somebody awake while you sleep.', 'waking night, sleep-in'),
  entry('/home-care', 'Home Care', 'Visits by day.', 'washing, dressing, bedtime, not at night'),
  entry('/faq#cost', 'What does it cost?', 'It depends.', 'price, money, invoice'),
  entry('/careers/cafe', 'Café Companion', 'A job in Łódź Street.'),
  entry('/careers', 'Careers', 'Jobs for carers.'),
]);
const paths = (query: string) => search(query).map(({ path }) => path);

describe('a search', () => {
  it('puts what has the words in its title first', () => {
    expect(paths('night')).toEqual(['/night-care', '/home-care']);
  });

  it('begins with the first letters of a word', () => {
    expect(paths('invoi')).toEqual(['/faq#cost']);
  });

  it('forgives a slip of the finger', () => {
    expect(paths('nigth care')[0]).toBe('/night-care');
  });

  it('takes words with and without accents, plural or not, in any case', () => {
    expect(paths('CAFE')).toEqual(['/careers/cafe']);
    expect(paths('job')).toContain('/careers');
    expect(paths('prices')).toEqual(['/faq#cost']);
  });

  it('wants all the words if anything has them, else takes some', () => {
    expect(paths('night care')).toEqual(['/night-care', '/home-care']);
    expect(paths('how much money')).toEqual(['/faq#cost']);
  });

  it('finds nothing for nothing and for nonsense', () => {
    expect(paths('')).toEqual([]);
    expect(paths('   ')).toEqual([]);
    expect(paths('qqqqzzzz')).toEqual([]);
    expect(paths('<script>alert(1)</script> %00')).toEqual([]);
  });

  it('looks at the beginning of a very long question only', () => {
    expect(paths(`${'x'.repeat(200)} night`)).toEqual([]);
  });

  it('gives what is shown, and not the text that was looked through', () => {
    expect(search('invoice')).toEqual([
      { path: '/faq#cost', kind: 'page', title: 'What does it cost?', summary: 'It depends.' },
    ]);
  });
});
