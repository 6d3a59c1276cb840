import type { RouterContextProvider } from 'react-router';
import type { CollectionName } from '#content/articles.ts';
import type { RecipientId } from '#content/recipients.ts';
import type { Applications } from './applications/applications.ts';
import type { ApplicationReader } from './applications/read-application.ts';
import type { ArticleCollection } from './articles/article-collection.ts';
import type { Chat } from './chat/chat.ts';
import type { Enquiries } from './enquiries/enquiries.ts';
import type { EventRegistrations } from './events/event-registrations.ts';
import type { JobAlerts } from './job-alerts/job-alerts.ts';
import type { JobBoard } from './jobs/job-board.ts';
import type { PostcodeCheck } from './postcodes/postcode-check.ts';
import type { ShareImages } from './sharing/share-images.ts';
import type { Receipts } from './submissions/receipts.ts';
import type { Waitlist } from './waitlist/waitlist.ts';

export interface Services {
  postcodes: PostcodeCheck;
  enquiries: Enquiries;
  waitlist: Waitlist;
  eventRegistrations: EventRegistrations;
  jobs: JobBoard;
  jobAlerts: JobAlerts;
  applications: Applications;
  applicationReader: ApplicationReader;
  receipts: Receipts;
  articles: Record<CollectionName, ArticleCollection>;
  /** Those with something to read. */
  filledCollections: () => Promise<CollectionName[]>;
  shareImages: ShareImages;
  chat: Chat;
  /** Whom the privacy notice names. */
  recipients: readonly RecipientId[];
}

export interface RequestFacts {
  id: string;
  /** Whom limits count as one visitor; never logged, never stored but as a keyed hash. */
  clientAddress: string;
  origin: string;
  reportError: (error: unknown) => void;
}

export type FillContext = (context: RouterContextProvider, services: Services, facts: RequestFacts) => void;
