import { entryTexts } from '#content/entries.ts';
import { localDate } from '#domain/time/days-in-words.ts';
import type { EntryCard } from '#server/entries/entry-shelf.ts';

/** A day as it is said on a card or a page: `Published 12 February 2027`. */
export interface SaidDay {
  day: string;
  words: string;
}

/** What a card shows of an entry. */
export interface EntryCardView {
  path: string;
  title: string;
  summary: string;
  days: SaidDay[];
  picture: { src: string; alt: string } | null;
}

export function entryCardView(shelf: string, entry: EntryCard): EntryCardView {
  const { path, title, summary, picture } = entry;
  return { path, title, summary, days: saidDays(entry), picture: pictureView(shelf, picture) };
}

/** On which day the entry was published, and last changed if it was. */
export function saidDays({ date, updated }: Pick<EntryCard, 'date' | 'updated'>): SaidDay[] {
  const said = (label: string, day: string) => ({ day, words: `${label} ${localDate(day)}` });
  const published = said(entryTexts.published, date);
  return updated === '' ? [published] : [published, said(entryTexts.updated, updated)];
}

export function pictureView(shelf: string, picture: EntryCard['picture']): EntryCardView['picture'] {
  return picture && { src: `/${shelf}/pictures/${picture.file}`, alt: picture.alt };
}
