import { expect, it } from 'vitest';
import { jobPageLinks } from './job-page-links.ts';

const asked = { q: 'night care', place: '', contract: '', hours: '', sort: '', sponsorship: 'yes' };
const words = { previous: 'Previous', next: 'Next' };

it.each([
  [1, 1, []],
  [1, 2, ['[1]', '2', 'Next']],
  [2, 3, ['Previous', '1', '[2]', '3', 'Next']],
  [5, 9, ['Previous', '1', '…4', '[5]', '6', '…9', 'Next']],
  [9, 9, ['Previous', '1', '…8', '[9]']],
])('page %i of %i has the links %j', (page, pages, shown) => {
  const links = jobPageLinks(asked, { page, pages }, words);
  expect(links.map(({ text, current, gap }) => `${gap ? '…' : ''}${current ? `[${text}]` : text}`)).toEqual(
    shown,
  );
});

it('a link keeps the search and leads to the jobs', () => {
  expect(jobPageLinks(asked, { page: 1, pages: 2 }, words).at(-1)).toMatchObject({
    to: '/careers?q=night+care&sponsorship=yes&page=2#job-results',
    rel: 'next',
  });
});
