import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { ShelfName } from '../../content/entries.ts';
import { CACHE_POLICIES, staleWhileRevalidate } from '../caching/stale-while-revalidate.ts';
import type { Log } from '../logging.ts';
import { londonDate } from '../london-clock.ts';
import { plainLine } from '../markdown/cut-text.ts';
import { namingFaults } from '../markdown/markdown-folder.ts';
import { parseText } from '../markdown/parse-text.ts';
import type { TextNode } from '../markdown/text-tree.ts';
import { type Entry, entryPath } from './entry.ts';
import { entryFeed } from './entry-feed.ts';
import { readEntryFolder } from './entry-folder.ts';

/** What an entry's card shows, and what it is found by. */
export type EntryCard = Omit<Entry, 'text'> & { path: string };

/** Everything an entry's page shows. */
export type EntryPage = EntryCard & { nodes: TextNode[] };

/** What the search needs to know of an entry. */
export interface FindableEntry {
  shelf: ShelfName;
  path: string;
  title: string;
  summary: string;
  text: string;
}

export interface PictureFile {
  type: string;
  bytes: Buffer<ArrayBuffer>;
}

/** The entries of one folder as visitors meet them: from their day on. */
export interface EntryShelf {
  /** The newest first. */
  list(): Promise<EntryCard[]>;
  /** Null where there is no such entry. */
  read(slug: string): Promise<EntryPage | null>;
  /** The picture of an entry that is shown; null where none has it. */
  picture(file: string): Promise<PictureFile | null>;
  findable(): Promise<FindableEntry[]>;
  /** The Atom feed, which lies at `feedPath`. */
  feed(siteUrl: string, feedPath: string): Promise<string>;
}

interface EntryShelfParts {
  name: ShelfName;
  folder: string;
  log: Log;
  now?: () => Date;
}

/** What lies deeper in a long text is not looked for, so that the list that browsers fetch stays small. */
const FINDABLE_TEXT = 1500;
const MOST_FINDABLE = 200;
const pictureTypes: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** Shows what lies in a folder, and looks into it again every few seconds. */
export function createEntryShelf({ name, folder, log, now = () => new Date() }: EntryShelfParts): EntryShelf {
  const nameFaults = namingFaults(log, `an entry of ${name}`);
  const readFolder = async () => {
    const { entries, faults } = await readEntryFolder(folder);
    nameFaults(faults);
    return entries;
  };
  const entries = staleWhileRevalidate(readFolder, {
    policy: CACHE_POLICIES.articles,
    max: 1,
    now: () => now().getTime(),
    onFailure: (error) => log.warn({ err: error }, 'the entries shown are older than usual'),
  });
  const shown = async () => {
    const today = londonDate(now());
    return (await entries('all')).filter(({ date }) => date <= today);
  };
  return {
    list: async () => (await shown()).map((entry) => card(name, entry)),
    read: async (slug) => {
      const entry = (await shown()).find((one) => one.slug === slug);
      return entry ? { ...card(name, entry), nodes: parseText(entry.text) } : null;
    },
    picture: async (file) => {
      const isShown = (await shown()).some(({ picture }) => picture?.file === file);
      return isShown ? readPicture(join(folder, file)) : null;
    },
    findable: async () => (await shown()).slice(0, MOST_FINDABLE).map((entry) => findable(name, entry)),
    feed: async (siteUrl, feedPath) => entryFeed(name, await shown(), { siteUrl, feedPath }),
  };
}

function card(shelf: ShelfName, { text: _, ...entry }: Entry): EntryCard {
  return { ...entry, path: entryPath(shelf, entry) };
}

async function readPicture(path: string): Promise<PictureFile | null> {
  const bytes = await readFile(path).catch(() => null);
  const type = pictureTypes[extname(path)];
  return bytes && type ? { bytes, type } : null;
}

function findable(shelf: ShelfName, entry: Entry): FindableEntry {
  const { title, summary } = entry;
  const text = plainLine(entry.text.slice(0, FINDABLE_TEXT));
  return { shelf, path: entryPath(shelf, entry), title, summary, text };
}
