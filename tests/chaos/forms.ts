import { randomUUID } from 'node:crypto';
import { callText } from '#content/call-request.yaml';
import { contact } from '#content/contact.yaml';
import { eventPage } from '#content/event-page.yaml';
import { events } from '#content/events.yaml';
import { jobApplication } from '#content/job-application.yaml';
import { waitlistText } from '#content/waitlist.yaml';
import { callSlots } from '../../domain/calls/call-request.ts';
import { type CallTime, callTimeInWords } from '../../domain/calls/call-times.ts';
import { formFields } from '../../domain/forms/form-metadata.ts';
import { fill } from '../../domain/text/fill.ts';
import { pdf } from '../../server/applications/cv/pdf-for-tests.ts';
import type { SubmissionKind } from '../../server/submissions/submission-store.ts';
import { rightApplication } from '../support/application-cases.ts';
import type { Random } from './random.ts';

/** A form as a visitor fills it in; its email address is nobody else's. */
export interface FilledForm {
  kind: SubmissionKind;
  path: string;
  email: string;
  fields: Record<string, string>;
  /** The one-time key, which programs send in a header. */
  key: string;
  file?: { field: string; name: string; bytes: Uint8Array<ArrayBuffer> };
  says: { success: string; failure: string };
}

type Filling = Omit<FilledForm, 'email' | 'key'>;

const [event] = events;

const enquiry = (random: Random): Filling => ({
  kind: 'enquiry',
  path: '/contact',
  fields: {
    firstName: 'Dora',
    lastName: 'Ash',
    phone: '',
    service: 'home',
    postcode: '',
    message: 'My father comes home on Friday. '.repeat(1 + Math.floor(random() * 100)),
  },
  says: { success: contact.form.success.alert, failure: contact.form.failure.alert },
});

const fillings: ((random: Random, freeTimes: CallTime[]) => Filling)[] = [
  enquiry,
  // Each half hour is one visitor's; when none is left, they write.
  (random, freeTimes) => {
    const time = freeTimes.pop();
    return time ? callRequest(time) : enquiry(random);
  },
  () => ({
    kind: 'area-notice',
    path: '/area-notice',
    fields: { postcode: 'LS1 4DY' },
    says: { success: waitlistText.sent, failure: waitlistText.failed },
  }),
  () => ({
    kind: 'event-registration',
    path: `/events/${event?.slug}`,
    fields: { name: 'Dora Ash', contactNumber: '', allergies: 'Nuts', healthConsent: 'yes' },
    says: { success: eventPage.success, failure: eventPage.failure },
  }),
  (random) => application(curriculumVitae(Math.floor(random() * 6000) * 10)),
];

/** As another installation passes it on, since every job of the sample closes one day. */
function application(bytes: Uint8Array<ArrayBuffer>): Filling {
  return {
    kind: 'application',
    path: '/api/apply',
    fields: rightApplication,
    file: { field: 'resume', name: 'cv.pdf', bytes },
    says: { success: '"success":true', failure: jobApplication.failed },
  };
}

export const KINDS_OF_FORMS = fillings.length;

function curriculumVitae(padding: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(pdf({ padding }));
}

function callRequest(time: CallTime): Filling {
  return {
    kind: 'call-request',
    path: '/contact?form=call',
    fields: { name: 'Dora Ash', phone: '07700 900123', ...time },
    says: {
      success: fill(callText.success.call, { when: callTimeInWords(time) }),
      failure: callText.failure,
    },
  };
}

export function largeApplication(bytes: number): FilledForm {
  return fillIn(application(curriculumVitae(bytes)), 'large@example.org');
}

/** A while ago, since what comes back at once was filled in by a machine. */
const FILLED_IN_MS = 60_000;

/** Fills in one form after the other, of every kind in turn or of the one with this index. */
export function createForms(random: Random): (kind?: number) => FilledForm {
  let count = 0;
  const freeTimes = callSlots(new Date()).flatMap(({ date, times }) => times.map((time) => ({ date, time })));
  return (kind = count) => {
    const fill = fillings[kind % fillings.length] ?? fillings[0];
    count += 1;
    const filling = fill?.(random, freeTimes);
    if (!filling) throw new Error('There is no form to fill in.');
    return fillIn(filling, `visitor-${count}@example.org`);
  };
}

function fillIn(filling: Filling, email: string): FilledForm {
  const key = randomUUID();
  const fields = {
    ...filling.fields,
    email,
    [formFields.key]: key,
    [formFields.elapsed]: String(FILLED_IN_MS),
  };
  return { ...filling, email, fields, key };
}
