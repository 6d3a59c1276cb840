import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { team } from '#content/team.yaml';
import type { Person } from '#domain/content/short-files.ts';
import { TeamList } from './team-list.tsx';
import { TeamSection } from './team-section.tsx';

const ada: Person = {
  id: 'nobody-drew-her',
  name: 'Ada Penrose',
  role: 'Registered manager',
  text: 'She answers for every visit.',
  pages: ['about'],
  sample: false,
};

it('each person has name, role and sentence, with a portrait or without one', () => {
  const html = renderToStaticMarkup(<TeamSection people={[ada]} />);
  for (const part of [ada.name, ada.role, ada.text]) expect(html).toContain(part);
  expect(html).not.toContain('<img');
});

it('it is said that people are samples as long as one of them is', () => {
  expect(renderToStaticMarkup(<TeamList people={[ada]} />)).not.toContain(team.sampleNote);
  const html = renderToStaticMarkup(<TeamList people={[ada, { ...ada, id: 'other', sample: true }]} />);
  expect(html).toContain(team.sampleNote);
});

it('without anybody there is no section, and no heading over nothing', () => {
  expect(renderToStaticMarkup(<TeamSection people={[]} />)).toBe('');
  expect(renderToStaticMarkup(<TeamList people={[]} />)).toBe('');
});
