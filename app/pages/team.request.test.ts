import { expect, it } from 'vitest';
import { team } from '#content/team.yaml';
import { startBuiltSite } from '../../tests/support/built-site.ts';

const site = await startBuiltSite();

it('Home names at most two of those who run the company, and marks samples', async () => {
  const { text } = (await site.send('/')).page;
  const named = team.people.filter(({ pages }) => pages.includes('home'));
  for (const { name } of team.people)
    expect(text.includes(name)).toBe(named.slice(0, 2).some((one) => one.name === name));
  expect(text.includes(team.sampleMark ?? '')).toBe(named.slice(0, 2).some(({ sample }) => sample));
});

it.each(['about', 'complaints', 'contact'] as const)(
  '/%s names whom the team’s file names for it, and nobody else',
  async (page) => {
    const { text } = (await site.send(`/${page}`)).page;
    for (const { name, role, pages } of team.people)
      expect([name, text.includes(name) && text.includes(role)]).toEqual([name, pages.includes(page)]);
  },
);
