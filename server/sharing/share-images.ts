import { createHash } from 'node:crypto';
import type { ShelfName } from '#content/entries.ts';
import { type EventRecord, eventPage } from '#content/events.ts';
import type { SceneName } from '#content/media.ts';
import { pages } from '#content/pages.ts';
import { eventWords } from '#domain/events/event.ts';
import { localDate } from '#domain/time/days-in-words.ts';
import { type Entry, entryPath } from '../entries/entry.ts';
import type { Job } from '../jobs/job.ts';

/** The words of a picture that stands for a page where it is shared, and the scene beside them. */
export interface ShareCard {
  path: string;
  kind: string;
  title: string;
  /** What else is worth knowing at a glance; may have several lines. */
  line: string;
  scene: SceneName;
}

/** The pictures that were drawn when the site was built; null for what has been written since. */
export interface ShareImages {
  ofJob(job: SharedJob): string | null;
  ofEvent(event: EventRecord): string | null;
  ofEntry(shelf: ShelfName, entry: SharedEntry): string | null;
}

type SharedJob = Pick<Job, 'id' | 'title' | 'location' | 'salary'>;
type SharedEntry = Pick<Entry, 'slug' | 'title' | 'date'>;

/** @param isBuilt whether the built site has this file */
export function createShareImages(isBuilt: (path: string) => boolean): ShareImages {
  const find = (card: ShareCard) => {
    const path = shareImagePath(card);
    return isBuilt(path) ? path : null;
  };
  return {
    ofJob: (job) => find(jobCard(job)),
    ofEvent: (event) => find(eventCard(event)),
    ofEntry: (shelf, entry) => find(entryCard(shelf, entry)),
  };
}

/** Where the picture lies: other words make another file, so that nobody is shown a picture of old ones. */
export function shareImagePath(card: ShareCard): string {
  const version = createHash('sha256').update(JSON.stringify(card)).digest('hex').slice(0, 8);
  const name = card.path
    .slice(1)
    .replace(/[^a-z0-9-]+/gi, '-')
    .slice(0, 100);
  return `/media/share/${name}.${version}.jpg`;
}

export function jobCard({ id, title, location, salary }: SharedJob): ShareCard {
  return {
    path: `/careers/${encodeURIComponent(id)}`,
    kind: pages.careers.name,
    title,
    line: [location, salary].filter(Boolean).join('\n'),
    scene: 'careers',
  };
}

export function eventCard(event: EventRecord): ShareCard {
  const { date, time } = eventWords(event);
  return {
    path: eventPage.path(event),
    kind: eventPage.kind,
    title: event.name,
    line: `${date}, ${time}\n${event.venue.town}`,
    scene: 'event',
  };
}

const SHELF_KINDS: Record<ShelfName, { kind: string; scene: SceneName }> = {
  news: { kind: pages.news.name, scene: 'about' },
  'useful-information': { kind: pages.usefulInformation.name, scene: 'why-us' },
};

export function entryCard(shelf: ShelfName, entry: SharedEntry): ShareCard {
  return {
    path: entryPath(shelf, entry),
    title: entry.title,
    line: localDate(entry.date),
    ...SHELF_KINDS[shelf],
  };
}
