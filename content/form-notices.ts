import { periodInWords, type RetainedKind, retention, retentionOf } from './retention.ts';

const kept = (kind: RetainedKind) => periodInWords(retention[retentionOf[kind]].period);

/** The line beside each form: what the data is for, and how long it is kept. A link to the policy follows it. */
export const formNotices: Record<RetainedKind, string> = {
  enquiry: `We use what you send only to answer you, and delete it after ${kept('enquiry')}.`,
  'call-request': `We use your number only for this call, and delete it after ${kept('call-request')}.`,
  'area-notice': `We use your email address only to tell you when we reach your area, and delete it after ${kept('area-notice')}.`,
  'event-registration': `We use this only to run the event, and delete it after ${kept('event-registration')}. What you tell us about food or allergies is seen only by those who need it.`,
  application: `We use this only to decide on your application, and delete it after ${kept('application')} unless you join us.`,
};

/** The link after each notice, to the privacy policy. */
export const formNoticeLink = { text: 'Privacy policy', path: '/privacy-policy' } as const;
