import { brand } from '#content/brand.yaml';
import { events } from '#content/events.yaml';
import { DECISIONS, STILL_WAITING } from '../../domain/follow-up/outcome.ts';
import { applicationToOffice, applicationToPerson } from '../../server/mail/messages/application.ts';
import { callRequestToOffice, callRequestToPerson } from '../../server/mail/messages/calls/call-request.ts';
import {
  cancelledCallToOffice,
  cancelledCallToPerson,
} from '../../server/mail/messages/calls/cancelled-call.ts';
import { movedCallToOffice, movedCallToPerson } from '../../server/mail/messages/calls/moved-call.ts';
import { enquiryToOffice, enquiryToPerson } from '../../server/mail/messages/enquiry.ts';
import {
  eventRegistrationToOffice,
  eventRegistrationToPerson,
  nextEventToPerson,
} from '../../server/mail/messages/events/event-registration.ts';
import { outcomeToApplicant, withdrawalToOffice } from '../../server/mail/messages/follow-up.ts';
import { jobAlertToConfirm, newJobsToPerson } from '../../server/mail/messages/job-alert.ts';
import type { MailSite } from '../../server/mail/messages/layout/compose-mail.ts';
import { morningLetter } from '../../server/mail/messages/morning-letter.ts';
import { codeToOffice } from '../../server/mail/messages/office-code.ts';
import { submissionMails } from '../../server/mail/messages/submission-mails.ts';
import {
  waitlistOpeningToPerson,
  waitlistRequestToOffice,
  waitlistRequestToPerson,
} from '../../server/mail/messages/waitlist.ts';
import type { QueuedMail } from '../../server/mail/queued-mail.ts';
import { sampleReceipt } from './test-mail-site.ts';

type OutcomeUrl = NonNullable<MailSite['links']>['office'];

const linkTo =
  (path: string): OutcomeUrl =>
  ({ reference, outcome }) =>
    `${brand.publicUrl}${path}?token=${reference}.${outcome}.t8k2j4.AAAAAAAAAAAAAAAAAAAAAA`;
const site: MailSite = {
  publicUrl: brand.publicUrl,
  inbox: brand.email.inbox,
  links: {
    office: linkTo('/office/answer'),
    applicant: linkTo('/applications/withdraw'),
    caller: linkTo('/calls/change'),
  },
};
const stop = `${brand.publicUrl}/notices/unsubscribe?token=abc.def`;
const email = 'jo@example.org';
const phone = '+447700900123';

const name = 'Jo Field';
const message = 'Good morning.';

const needs = {
  largePrint: 'yes',
  signLanguage: 'yes',
  interpreter: 'Polish',
  speakTo: 'Ann Field, 07700 900 456',
  leaveMessage: 'no',
  needsConsent: 'I agree',
};

const enquiry = {
  firstName: 'Jo',
  lastName: 'Field',
  email,
  phone,
  postcode: 'ZE1 0AA',
  service: 'other',
  message,
  needs,
} as const;
const callTime = { date: '2026-11-24', time: '09:30' };
const call = { name, phone, email, ...callTime, needs };
const shortCall = { ...call, phone: '+44770090012' };
const waiting = { email, postcode: 'ZE1 0AA', needs };
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
  needs,
};
const registration = {
  name,
  email,
  contactNumber: '',
  dietaryRequirements: '',
  allergies: '',
  healthConsent: false,
};

const outcomes = [...DECISIONS, 'undecided'] as const;
const stored = {
  ...sampleReceipt,
  kind: 'application' as const,
  email,
  fields: { name },
  deleteAfter: new Date('2027-05-20T10:00:00Z'),
  danger: false,
  tentative: false,
  answerBy: null,
  outcome: null,
  outcomeBefore: null,
  file: null,
};
const at = new Date('2026-11-23T08:30:00Z');
const storedCall = {
  ...stored,
  kind: 'call-request' as const,
  fields: { name, phone, email, ...callTime, ...needs },
};
const move = { from: callTime, to: { date: '2026-11-26', time: '14:00' }, at, mustConfirm: true };
const hours = (count: number) => new Date(at.getTime() + count * 3_600_000);
const unansweredFields: Record<string, string>[] = [
  { ...needs, ...callTime, date: '2026-11-23', name, phone },
  { name, phone, message },
  { name, phone, message, position: 'Night Carer' },
];
/** A Monday morning with more than there are buttons for. */
const unanswered = Array.from({ length: 28 }, (_, index) => ({
  kind: (['call-request', 'enquiry', 'application'] as const)[index % 3] ?? 'enquiry',
  reference: `${brand.referencePrefix}-7K3M-${String(index).padStart(4, 'Q')}`,
  receivedAt: hours(index - 90),
  answerBy: hours(index - 4),
  danger: index === 0,
  tentative: index === 3,
  email: index % 4 === 0 ? email : null,
  fields: unansweredFields[index % 3] ?? {},
  isUnsent: index % 2 === 0,
  outcome: index % 5 === 0 ? { outcome: STILL_WAITING, at: hours(-20), by: 'office' as const } : null,
}));
const marked = (['office', 'staff', 'applicant', 'caller'] as const).map((by) => {
  return {
    kind: 'application' as const,
    reference: sampleReceipt.reference,
    fields: { name },
    outcome: 'invite',
    at,
    by,
  } as const;
});
const week = [{ label: 'Messages', value: '38, of which 37 were answered in time' }];

/** To office, second inbox and person. */
function mailsInDanger(): QueuedMail[] {
  const receipt = { ...sampleReceipt, danger: true };
  const mails = {
    toOffice: enquiryToOffice(enquiry, receipt, site),
    toPerson: enquiryToPerson(enquiry, receipt, site),
  };
  const told = { ...site, secondInbox: brand.email.inbox };
  return submissionMails({ ...mails, receipt, site: told }).map(({ payload }) => payload as QueuedMail);
}

/** One of each mail that the site writes, as it writes it. */
export function everyMail(): QueuedMail[] {
  return [
    enquiryToOffice(enquiry, sampleReceipt, site),
    enquiryToPerson(enquiry, sampleReceipt, site),
    ...mailsInDanger(),
    callRequestToOffice(call, sampleReceipt, site),
    callRequestToOffice(call, { ...sampleReceipt, tentative: true }, site),
    callRequestToPerson(call, sampleReceipt, site),
    callRequestToPerson(call, sampleReceipt, site, true),
    callRequestToOffice(shortCall, sampleReceipt, site),
    callRequestToPerson(shortCall, sampleReceipt, site),
    ...events.flatMap((event) =>
      [true, false].flatMap((ended) => [
        eventRegistrationToOffice({ registration, event, ended }, sampleReceipt, site),
        eventRegistrationToPerson({ registration, event, ended }, sampleReceipt, site),
      ]),
    ),
    ...events.map((event) => nextEventToPerson({ email, event }, site)),
    waitlistRequestToOffice(waiting, sampleReceipt, site),
    waitlistRequestToPerson(waiting, sampleReceipt, stop, site),
    waitlistOpeningToPerson({ email, area: 'ZE1', unsubscribeUrl: stop }, site),
    applicationToOffice(application, sampleReceipt, site),
    applicationToPerson(application, sampleReceipt, site),
    jobAlertToConfirm({ email, search: '', confirmUrl: stop }, site),
    ...outcomes.map((outcome) => outcomeToApplicant(outcome, stored, site)),
    withdrawalToOffice(stored, site),
    cancelledCallToOffice(storedCall, site, at),
    cancelledCallToPerson(storedCall, site, at),
    movedCallToOffice(storedCall, move, site),
    movedCallToPerson(storedCall, move, site),
    morningLetter(
      {
        ...{ waiting: unanswered, week, marked, at, awaitingEvent: 2 },
        unsent: { count: 30, since: hours(-62) },
        since: hours(-24),
      },
      site,
    ),
    codeToOffice({ reference: sampleReceipt.reference, code: '048213', until: at }, site),
    newJobsToPerson({ email, jobs: [], searches: [], unsubscribeUrl: stop }, site),
  ];
}
