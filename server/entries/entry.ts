import type { ShelfName } from '../../content/entries.ts';

/** Something to read that an editor wrote: a piece of news, or a guide. */
export interface Entry {
  /** The end of the page's address: the name of the file without `.md`. */
  slug: string;
  title: string;
  /** One or two sentences, for cards, search and sharing. */
  summary: string;
  /** `2026-11-21`: shown from this day on. */
  date: string;
  /** When it was last changed in a way worth telling; empty where it was not. */
  updated: string;
  /** A file beside the entry's own, with what it shows. */
  picture: { file: string; alt: string } | null;
  /** In the markdown-like syntax. */
  text: string;
}

/** The page of an entry. */
export function entryPath(shelf: ShelfName, { slug }: Pick<Entry, 'slug'>): string {
  return `/${shelf}/${slug}`;
}

/** The day on which an entry last changed. */
export function lastChanged({ date, updated }: Pick<Entry, 'date' | 'updated'>): string {
  return updated || date;
}
