import { createHash } from 'node:crypto';
import { eventPage } from '#content/event-page.yaml';
import { pages } from '#content/pages.yaml';
import type { CollectionName } from '#domain/articles/collections.ts';
import type { EventRecord } from '#domain/content/events.ts';
import type { SceneName } from '#domain/content/pictures/picture-names.ts';
import { eventPath, eventWords } from '#domain/events/event.ts';
import { localDate } from '#domain/time/days-in-words.ts';
import { type Article, articlePath } from '../articles/article.ts';
import type { Job } from '../jobs/job.ts';

export interface ShareCard {
  path: string;
  kind: string;
  title: string;
  line: string;
  scene: SceneName;
}

/** Null for what has been written since the site was built. */
export interface ShareImages {
  ofJob(job: SharedJob): string | null;
  ofEvent(event: EventRecord): string | null;
  ofArticle(collection: CollectionName, article: SharedArticle): string | null;
}

type SharedJob = Pick<Job, 'id' | 'title' | 'location' | 'salary'>;
type SharedArticle = Pick<Article, 'slug' | 'title' | 'date'>;

export function createShareImages(isBuilt: (path: string) => boolean): ShareImages {
  const find = (card: ShareCard) => {
    const path = shareImagePath(card);
    return isBuilt(path) ? path : null;
  };
  return {
    ofJob: (job) => find(jobCard(job)),
    ofEvent: (event) => find(eventCard(event)),
    ofArticle: (collection, article) => find(articleCard(collection, article)),
  };
}

/** Other words make another file, so that nobody is shown a picture of old ones. */
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
    path: eventPath(event),
    kind: eventPage.kind,
    title: event.name,
    line: `${date}, ${time}\n${event.venue.town}`,
    scene: 'event',
  };
}

const COLLECTION_KINDS: Record<CollectionName, { kind: string; scene: SceneName }> = {
  news: { kind: pages.news.name, scene: 'about' },
  'useful-information': { kind: pages.usefulInformation.name, scene: 'why-us' },
};

export function articleCard(collection: CollectionName, article: SharedArticle): ShareCard {
  return {
    path: articlePath(collection, article),
    title: article.title,
    line: localDate(article.date),
    ...COLLECTION_KINDS[collection],
  };
}
