import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { film } from '#content/film.yaml';
import { home } from '#content/home.yaml';
import { FilmAndPartners, SmallFilmAndPartners } from './film-and-partners.tsx';
import { type FilmSection, filmSection } from './film-section.ts';

const partners: FilmSection['partners'] = {
  title: home.partners.title,
  note: null,
  items: [{ id: 'mill', name: 'Mill Surgery', sample: true, mark: 'M0 0h64v64H0z' }],
};
const shortFilm: FilmSection['film'] = {
  poster: {
    alt: '',
    width: 1280,
    height: 720,
    widths: [],
    sources: [],
    src: '/poster.webp',
    focalPoint: { x: 50, y: 50 },
  },
  sources: [{ type: 'video/mp4', src: '/film.mp4' }],
  width: 1280,
  height: 720,
  captions: { src: '/film.vtt', srcLang: 'en-GB', label: 'English' },
};
const markup = (section: Partial<FilmSection>) =>
  renderToStaticMarkup(<FilmAndPartners section={{ ...filmSection, ...section }} poster={null} />);
const none = { ...partners, items: [] };

it('partners stand under their heading, and without any there is none', () => {
  expect(markup({ film: shortFilm, partners })).toContain(`<h3 class="_title_`);
  expect(markup({ film: shortFilm, partners: none })).not.toContain(home.partners.title);
  expect(markup({ film: shortFilm, partners: none })).toContain(film.title);
});

it('without a film the partners stand alone, and without either there is nothing', () => {
  const alone = markup({ film: null, partners });
  expect(alone).toMatch(new RegExp(`<h2[^>]*>${home.partners.title}</h2>`));
  expect(alone).toContain('Mill Surgery');
  expect(alone).not.toContain(film.title);
  expect(alone).not.toContain('<video');
  expect(markup({ film: null, partners: none })).toBe('');
});

it('at the end of a service each partner has a mark, and samples are said to be samples', () => {
  const small = renderToStaticMarkup(
    <SmallFilmAndPartners
      section={{ ...filmSection, film: shortFilm, partners: { ...partners, note: home.partners.note } }}
      poster={null}
    />,
  );
  expect(small).toContain(home.partners.note);
  expect(small).toContain('<path fill-rule="evenodd" d="M0 0h64v64H0z"');
  expect(small).not.toContain(`${partners.title}: `);
});
