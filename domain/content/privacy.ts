import * as v from 'valibot';
import { words } from './kinds.ts';

const RECIPIENTS = [
  'postcodeService',
  'mailServer',
  'emailJs',
  'chatProvider',
  'callCalendar',
  'callCalendarNames',
  'backend',
  'applicationWebhook',
] as const;

export type RecipientId = (typeof RECIPIENTS)[number];

export const recipients = v.strictObject({
  recipients: v.strictObject(v.entriesFromList(RECIPIENTS, words('name', 'gets'))),
});

export const browserStorage = v.strictObject({
  storedInBrowser: v.strictObject({
    sessionStorage: words(
      'draft',
      'visit',
      'last-application',
      'chat-conversation',
      'chat-draft',
      'chat-window',
      'postcode',
      'site-search',
      'job-search',
    ),
    indexedDB: words('kept-files'),
    cookies: words('office-browser'),
    localStorage: words('moving-pictures', 'shortcuts'),
  }),
});

/** All that the site keeps in a browser, by where and under which name: a new one needs its sentence in the notice. */
export type StoredInBrowser = v.InferOutput<typeof browserStorage>['storedInBrowser'];
