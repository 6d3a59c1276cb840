import type { CollectionName } from '#domain/articles/collections.ts';
import type { RecipientId } from '#domain/content/privacy.ts';
import type { Applications } from './applications/applications.ts';
import type { ApplicationReader } from './applications/read-application.ts';
import type { ArticleCollection } from './articles/article-collection.ts';
import type { CallChanges } from './calls/call-changes.ts';
import type { CallFeed } from './calls/call-feed.ts';
import type { Calls } from './calls/calls.ts';
import type { Chat } from './chat/chat.ts';
import type { Enquiries } from './enquiries/enquiries.ts';
import type { EventRegistrations } from './events/event-registrations.ts';
import type { KeptPromises } from './follow-up/kept-promises.ts';
import type { OfficeAnswers } from './follow-up/office-answers.ts';
import type { Withdrawals } from './follow-up/withdrawals.ts';
import type { JobAlerts } from './job-alerts/job-alerts.ts';
import type { JobBoard } from './jobs/job-board.ts';
import type { PostcodeCheck } from './postcodes/postcode-check.ts';
import type { ShareImages } from './sharing/share-images.ts';
import type { Receipts } from './submissions/receipts.ts';
import type { SentCopies } from './submissions/sent-copies.ts';
import type { Waitlist } from './waitlist/waitlist.ts';

export interface Services {
  postcodes: PostcodeCheck;
  enquiries: Enquiries;
  calls: Calls;
  callChanges: CallChanges;
  callFeed: CallFeed;
  waitlist: Waitlist;
  eventRegistrations: EventRegistrations;
  jobs: JobBoard;
  jobAlerts: JobAlerts;
  applications: Applications;
  applicationReader: ApplicationReader;
  receipts: Receipts;
  sentCopies: SentCopies;
  keptPromises: KeptPromises;
  officeAnswers: OfficeAnswers;
  withdrawals: Withdrawals;
  cancellations: Withdrawals;
  articles: Record<CollectionName, ArticleCollection>;
  shareImages: ShareImages;
  chat: Chat;
  recipients: readonly RecipientId[];
}

export interface RequestFacts {
  id: string;
  /** Identifies one visitor to limits; never logged, never stored but as a keyed hash. */
  clientAddress: string;
  origin: string;
  styleSheets: (page: string) => readonly string[];
  reportError: (error: unknown) => void;
}
