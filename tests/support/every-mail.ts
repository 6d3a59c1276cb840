import { brand } from '../../content/brand.ts';
import { events } from '../../content/events.ts';
import { applicationToOffice, applicationToPerson } from '../../server/mail/messages/application.ts';
import { callRequestToOffice, callRequestToPerson } from '../../server/mail/messages/call-request.ts';
import { enquiryToOffice, enquiryToPerson } from '../../server/mail/messages/enquiry.ts';
import {
  eventRegistrationToOffice,
  eventRegistrationToPerson,
} from '../../server/mail/messages/event-registration.ts';
import { jobAlertToConfirm, newJobsToPerson } from '../../server/mail/messages/job-alert.ts';
import {
  waitlistOpeningToPerson,
  waitlistRequestToOffice,
  waitlistRequestToPerson,
} from '../../server/mail/messages/waitlist.ts';
import type { QueuedMail } from '../../server/mail/queued-mail.ts';
import { sampleReceipt } from './test-mail-site.ts';

const site = { publicUrl: brand.publicUrl, inbox: brand.email.inbox };
const stop = `${brand.publicUrl}/notices/unsubscribe?token=abc.def`;
const email = 'jo@example.org';
const phone = '+447700900123';

const name = 'Jo Field';
const message = 'Good morning.';

const enquiry = {
  firstName: 'Jo',
  lastName: 'Field',
  email,
  phone,
  postcode: 'ZE1 0AA',
  service: 'other',
  message,
} as const;
const call = { name, phone, email, date: '2026-11-24', time: '09:30' };
const waiting = { email, postcode: 'ZE1 0AA' };
const application = {
  name,
  email,
  phone,
  experience: '1-3',
  message,
  position: 'Carer',
  jobReference: 'CAR-01',
  contractType: '',
  hoursPerWeek: '',
  jobIsOurs: true,
  cvName: 'cv.pdf',
};
const registration = { name, email, contactNumber: '', dietaryRequirements: '', allergies: '' };

/** One of each mail that the site writes, as it writes it. */
export function everyMail(): QueuedMail[] {
  return [
    enquiryToOffice(enquiry, sampleReceipt, site),
    enquiryToPerson(enquiry, sampleReceipt, site),
    callRequestToOffice(call, sampleReceipt, site),
    callRequestToPerson(call, sampleReceipt, site),
    ...events.flatMap((event) =>
      [true, false].flatMap((ended) => [
        eventRegistrationToOffice({ registration, event, ended }, sampleReceipt, site),
        eventRegistrationToPerson({ registration, event, ended }, sampleReceipt, site),
      ]),
    ),
    waitlistRequestToOffice(waiting, sampleReceipt, site),
    waitlistRequestToPerson(waiting, sampleReceipt, stop, site),
    waitlistOpeningToPerson({ email, area: 'ZE1', unsubscribeUrl: stop }, site),
    applicationToOffice(application, sampleReceipt, site),
    applicationToPerson(application, sampleReceipt, site),
    jobAlertToConfirm({ email, search: '', confirmUrl: stop }, site),
    newJobsToPerson({ email, jobs: [], searches: [], unsubscribeUrl: stop }, site),
  ];
}
