import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { filmSection } from '#content/film-section.ts';
import { FilmAndPartners } from './film-and-partners.tsx';

const { partners } = filmSection;
const markup = (items: typeof partners.items) =>
  renderToStaticMarkup(
    <FilmAndPartners section={{ ...filmSection, partners: { ...partners, items } }} poster={null} />,
  );

it('partners stand under their heading, and without any there is none', () => {
  expect(markup(partners.items)).toContain(partners.title);
  expect(markup([])).not.toContain(partners.title);
  expect(markup([])).toContain(filmSection.title);
});
