import { retention } from '#content/retention.yaml';
import { periodInWords, type RetainedKind, retentionOf } from './retention.ts';

const kept = (kind: RetainedKind) => periodInWords(retention[retentionOf[kind]].period);

/** A confirmed job alert has no form of its own. */
type FormKind = Exclude<RetainedKind, 'job-alert'>;

export const formNotices: Record<FormKind, string> = {
  enquiry: `We use what you send only to answer you, and delete it after ${kept('enquiry')}.`,
  'call-request': `We use your number only for this call, and delete it after ${kept('call-request')}.`,
  'area-notice': `We use your email address only to tell you when we reach your area, and delete it after ${kept('area-notice')}.`,
  'event-registration': `We use this only to run the event, and delete it after ${kept('event-registration')}. What you tell us about food or allergies is seen only by those who need it.`,
  application: `We use this only to decide on your application, and delete it after ${kept('application')} unless you join us.`,
  'job-alert-request': `We use your email address only for this, and delete it as soon as you stop the emails, after ${kept('job-alert')} at the latest. If you do not confirm it, we delete it after ${kept('job-alert-request')}.`,
};

/** To whoever asks to be told the day we can start: the wait may be longer than we may keep the question. */
export const startDateNotice = `We can tell you for ${kept('enquiry')}: after that your message is deleted. If you have not heard from us by then, please ask again.`;
