import { film } from '#content/film.yaml';
import { home } from '#content/home.yaml';
import { partners } from '#content/partners.yaml';
import { storyFilm } from '#domain/media/films.ts';

export const filmSection = {
  id: 'film',
  film: storyFilm,
  title: film.title,
  summary: film.summary,
  transcript: film.transcript,
  transcriptLabel: film.transcriptLabel,
  partners: {
    title: home.partners.title,
    /** Only true while sample partners are among them. */
    note: partners.some(({ sample }) => sample) ? home.partners.note : null,
    items: partners,
  },
};

export type FilmSection = typeof filmSection;
