import { expect, it } from 'vitest';
import { team } from '#content/team.yaml';
import { startBuiltSite } from '../../tests/support/built-site.ts';

const site = await startBuiltSite();

it.each(['about', 'complaints', 'contact'] as const)(
  '/%s names whom the team’s file names for it, and nobody else',
  async (page) => {
    const { text } = (await site.send(`/${page}`)).page;
    for (const { name, role, pages } of team.people)
      expect([name, text.includes(name) && text.includes(role)]).toEqual([name, pages.includes(page)]);
  },
);
