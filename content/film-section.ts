import { film, home, partners } from './home.ts';
import { storyFilm } from './media.ts';
import { type PartnerMark, partnerMarks } from './partner-marks.ts';

interface MarkedPartner {
  id: string;
  name: string;
  mark: PartnerMark;
}

const withMark = ({ id, name }: { id: string; name: string }): MarkedPartner[] => {
  const mark = partnerMarks[id];
  return mark ? [{ id, name, mark }] : [];
};

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
    items: partners.flatMap(withMark),
  },
};

export type FilmSection = typeof filmSection;
