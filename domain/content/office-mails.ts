import * as v from 'valibot';
import { counted, sentence, text, words } from './kinds.ts';

const morningLetter = v.strictObject({
  morningLetterWords: v.strictObject({
    waiting: counted(),
    subject: v.strictObject({
      none: sentence('day'),
      waiting: sentence('waiting', 'day'),
      overdue: sentence('waiting', 'overdue', 'day'),
    }),
    heading: v.strictObject({ none: text, waiting: sentence('waiting') }),
    unsent: v.strictObject({
      subject: sentence('unsent', 'subject'),
      count: counted('day'),
      ...words('text', 'wrote').entries,
      cut: sentence('text', 'reference'),
    }),
    nextEvent: counted(),
    callLine: sentence('name', 'phone'),
    ...words('callsTitle', 'weekTitle', 'waitingTitle', 'needs', 'needsBelow', 'footnote').entries,
    week: v.strictObject({
      received: sentence('received'),
      answered: sentence('received', 'due', 'kept'),
      ...words('returned', 'closing', 'samples', 'events', 'deletion', 'nextDeletion').entries,
      ...words('backup', 'holidays', 'none', 'unknown', 'never').entries,
    }),
    unanswered: words(
      'jobs',
      'decline:unknown',
      'decline:records',
      'decline:medical',
      'decline:legal',
      'decline:money',
      'decline:competitor',
      'decline:person',
      'decline:product',
      'not-offered',
      'language',
    ),
    kinds: words(
      'enquiry',
      'call-request',
      'event-registration',
      'application',
      'area-notice',
      'job-alert',
      'job-alert-request',
    ),
    title: sentence('kind', 'reference'),
    titleNamed: sentence('title', 'name'),
    tentative: text,
    due: sentence('moment'),
    overdue: sentence('moment'),
    waits: v.strictObject({ days: sentence('count'), hours: counted() }),
    tried: sentence('moment'),
    promised: v.strictObject({
      invited: sentence('moment'),
      agreed: sentence('day'),
      met: sentence('moment'),
    }),
    more: sentence('count'),
    cutList: sentence('count'),
    marked: v.strictObject({
      title: sentence('moment'),
      line: sentence('title', 'state', 'moment', 'by'),
      by: words('office', 'staff', 'applicant', 'caller'),
    }),
  }),
});

const returned = v.strictObject({
  returnedMails: v.strictObject({
    person: v.strictObject({
      subject: sentence('reference'),
      heading: sentence('reference'),
      ...words('text', 'phone', 'noPhone').entries,
      labels: words('reason', 'name'),
    }),
    office: words('subject', 'heading', 'text'),
    footnote: text,
  }),
});

export const officeMails = {
  'mails/morning-letter': morningLetter,
  'mails/returned': returned,
} as const;
