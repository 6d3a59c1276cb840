import { brand } from '../../content/brand.ts';
import { entryPages, type ShelfName } from '../../content/entries.ts';
import { pageTitle } from '../../content/pages.ts';
import { atomFeed, type Feed } from '../feeds/atom.ts';
import { parseText } from '../markdown/parse-text.ts';
import { textHtml } from '../markdown/text-html.ts';
import { type Entry, entryPath, lastChanged } from './entry.ts';

const MOST_ENTRIES = 50;

/** The newest entries with their whole texts as an Atom feed; they are given the newest first. */
export function entryFeed(
  shelf: ShelfName,
  entries: readonly Entry[],
  place: Pick<Feed, 'siteUrl' | 'feedPath'>,
): string {
  return atomFeed({
    ...place,
    title: pageTitle(entryPages[shelf].title),
    author: brand.longName,
    pagePath: `/${shelf}`,
    entries: entries.slice(0, MOST_ENTRIES).map((entry) => ({
      title: entry.title,
      path: entryPath(shelf, entry),
      published: entry.date,
      updated: lastChanged(entry),
      summary: entry.summary,
      html: textHtml(parseText(entry.text)),
    })),
  });
}
