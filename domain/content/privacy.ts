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
