import { describe, expect, it } from 'vitest';
import { indexDocuments } from './search-index.ts';
import type { SearchableDocument } from './searchable-document.ts';

const document = (path: string, title: string, summary = '', text = ''): SearchableDocument => ({
  path,
  kind: 'page',
  title,
  summary,
  text,
});

const search = indexDocuments([
  document('/night-care', 'Night Care', 'Somebody awake while you sleep.', 'waking night, sleep-in'),
  document('/home-care', 'Home Care', 'Visits by day.', 'washing, dressing, bedtime, not at night'),
  document('/faq#cost', 'What does it cost?', 'It depends.', 'price, money, invoice'),
  document('/careers/cafe', 'Café Companion', 'A job in Łódź Street.'),
  { ...document('/careers', 'Careers', 'Work for carers.'), keyWords: 'job' },
  { ...document('/help', 'Round the House'), keyWords: 'cleaner, odd job, bits ~ bobs' },
]);
const paths = (query: string) => search(query).map(({ path }) => path);

describe('a search', () => {
  it('puts what has the words in its title first', () => {
    expect(paths('night')).toEqual(['/night-care', '/home-care']);
  });

  it('begins with the first letters of a word', () => {
    expect(paths('invoi')).toEqual(['/faq#cost']);
  });

  it('finds by one letter, where it is the word that is being typed', () => {
    expect(paths('n')).toEqual(['/night-care', '/home-care']);
    expect(paths('care n')).toEqual(['/night-care', '/home-care']);
    expect(paths('n qqqq')).toEqual([]);
  });

  it('forgives a slip of the finger', () => {
    expect(paths('nigth care')[0]).toBe('/night-care');
  });

  it('takes words with and without accents, plural or not, in any case', () => {
    expect(paths('CAFE')).toEqual(['/careers/cafe']);
    expect(paths('job')).toContain('/careers');
    expect(paths('prices')).toEqual(['/faq#cost']);
  });

  it('wants all the words that say what is meant', () => {
    expect(paths('night care')).toEqual(['/night-care', '/home-care']);
    expect(paths('how about the money')).toEqual(['/faq#cost']);
    expect(paths('a horse by night')).toEqual([]);
  });

  it('takes key words that stand in what is asked where nothing has all of it', () => {
    expect(paths('a cleaner on horseback')).toEqual(['/help']);
    expect(paths('an odd job for a horse')).toEqual(['/help', '/careers']);
  });

  it('puts one letter right where else nothing is found, and nothing that only looks alike', () => {
    expect(paths('invoise')).toEqual(['/faq#cost']);
    expect(paths('dresing')).toEqual(['/home-care']);
    expect(paths('house')).toEqual(['/help']);
    expect(paths('horse')).toEqual([]);
    expect(paths('pricing')).toEqual([]);
  });

  it('finds what has the words among its key words, and first what has exactly these', () => {
    expect(paths('cleaners')).toEqual(['/help']);
    expect(paths('bits and bobs')[0]).toBe('/help');
    expect(paths('odd job')[0]).toBe('/help');
    expect(paths('job')[0]).toBe('/careers');
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
