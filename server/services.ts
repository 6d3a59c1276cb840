import type { RouterContextProvider } from 'react-router';
import type { CollectionName } from '#content/articles.ts';
import type { Applications } from './applications/applications.ts';
import type { ArticleCollection } from './articles/article-collection.ts';
import type { Chat } from './chat/chat.ts';
import type { Enquiries } from './enquiries/enquiries.ts';
import type { EventRegistrations } from './events/event-registrations.ts';
import type { JobAlerts } from './job-alerts/job-alerts.ts';
import type { JobBoard } from './jobs/job-board.ts';
import type { PostcodeCheck } from './postcodes/postcode-check.ts';
import type { ShareImages } from './sharing/share-images.ts';
import type { Waitlist } from './waitlist/waitlist.ts';

/** The use cases that pages and endpoints may call. `compose.ts` builds them. */
export interface Services {
  postcodes: PostcodeCheck;
  enquiries: Enquiries;
  waitlist: Waitlist;
  eventRegistrations: EventRegistrations;
  jobs: JobBoard;
  jobAlerts: JobAlerts;
  applications: Applications;
  articles: Record<CollectionName, ArticleCollection>;
  shareImages: ShareImages;
  chat: Chat;
}

/** What the server knows of the request under way. */
export interface RequestFacts {
  /** The id that is in the log line and on error pages. */
  id: string;
  /** For the inline scripts of this answer; empty while prerendering, where hashes are used. */
  nonce: string;
  /** The visitor's address, for limits only; never logged in full, never stored. */
  clientAddress: string;
  /** The origin that visitors use, without a trailing slash. */
  origin: string;
  /** Writes a fault to the log under the request's id. */
  reportError: (error: unknown) => void;
}

/** Puts the services and the facts where loaders and actions find them. */
export type FillContext = (context: RouterContextProvider, services: Services, facts: RequestFacts) => void;
