import { brand } from '#content/brand.yaml';
import { jobApplication } from '#content/job-application.yaml';
import { applicationMails } from '#content/mails/application.yaml';
import { everyMail, officeMails } from '#content/mails/every-mail.yaml';
import { experienceOptions } from '#domain/applications/application-choices.ts';
import type { CommunicationNeeds } from '#domain/forms/communication-needs.ts';
import { answeredBy } from '#domain/office-hours/office-hours.ts';
import { openingHours } from '#domain/office-hours/opening-hours.ts';
import { fill, fillEach } from '#domain/text/fill.ts';
import type { SubmissionReceipt } from '../../submissions/submission-store.ts';
import type { QueuedMail } from '../queued-mail.ts';
import { composeMail, type MailSite } from './compose-mail.ts';
import type { Fact } from './email.ts';
import { discreetSubject, firstBlocks, firstSeen } from './needs.ts';
import {
  callAction,
  callUs,
  confirmedFacts,
  emailFact,
  markedSubject,
  noCopy,
  officeFootnote,
  outcomeBlocks,
  phoneFact,
  promiseInWords,
  receiptFacts,
  replyAction,
  withdrawBlocks,
} from './parts.ts';
import { thanks } from './words.ts';

export interface ApplicationInMail {
  name: string;
  email: string;
  phone: string;
  experience: string;
  message: string;
  position: string;
  jobReference: string;
  contractType: string;
  hoursPerWeek: string;
  /** Our own words, and not what somebody sent us. */
  jobIsOurs: boolean;
  cvName: string;
  needs?: CommunicationNeeds;
}

export function applicationToOffice(
  application: ApplicationInMail,
  receipt: SubmissionReceipt,
  site: MailSite,
): QueuedMail {
  const words = applicationMails.office;
  const { name, email, phone, message, position, needs } = application;
  const { reference } = receipt;
  return composeMail(
    {
      subject: markedSubject(fill(words.subject, { name, position, reference }), receipt),
      preheader: firstSeen(needs, [...message].slice(0, 120).join('')),
      heading: fill(words.heading, { name, position }),
      blocks: [
        ...firstBlocks(receipt, needs, words.labels.needs),
        { kind: 'paragraph', text: promiseInWords(receipt, jobApplication.answerWorkingDays) },
        { kind: 'facts', facts: officeFacts(application, receipt) },
        { kind: 'quote', label: words.labels.message, text: message },
        {
          kind: 'actions',
          actions: [
            ...callAction(phone),
            replyAction(
              email,
              discreetSubject(fill(words.replySubject, { position, reference }), receipt, needs),
            ),
          ],
        },
        ...outcomeBlocks('application', receipt, site),
      ],
      footnote: officeFootnote('application', receipt),
    },
    { to: { address: site.inbox }, replyTo: { name, address: email }, withFile: true },
    site,
  );
}

export function applicationToPerson(
  application: ApplicationInMail,
  receipt: SubmissionReceipt,
  site: MailSite,
): QueuedMail {
  const words = applicationMails.confirmation;
  const day = answeredBy(receipt.receivedAt, jobApplication.answerWorkingDays);
  return composeMail(
    {
      subject: fill(words.subject, { reference: receipt.reference }),
      preheader: fill(words.preheader, { day }),
      heading: thanks(words.heading),
      blocks: [
        confirmedFacts(receipt, {
          ...words,
          facts: application.jobIsOurs ? jobFacts(application) : [],
        }),
        { kind: 'steps', title: everyMail.nextSteps, steps: fillEach(words.steps, { day }) },
        { kind: 'paragraph', text: fill(words.talk, { hours: openingHours }) },
        callUs,
        noCopy,
        ...withdrawBlocks(receipt, site),
      ],
      footnote: fill(everyMail.footnote, { sent: words.sent }),
    },
    { to: { address: application.email }, replyTo: { address: brand.email.careers } },
    site,
  );
}

export function jobFacts({
  position,
  jobReference,
}: Pick<ApplicationInMail, 'position' | 'jobReference'>): Fact[] {
  const { labels } = applicationMails;
  return [{ label: labels.position, value: position }, ...optionalFact(labels.jobReference, jobReference)];
}

function officeFacts(application: ApplicationInMail, receipt: SubmissionReceipt): Fact[] {
  const { labels, cvAttached } = applicationMails.office;
  const { name, email, phone, contractType, hoursPerWeek, cvName } = application;
  return [
    ...jobFacts(application),
    ...optionalFact(labels.contract, contractType),
    ...optionalFact(labels.hours, hoursPerWeek),
    { label: officeMails.labels.name, value: name },
    emailFact(email),
    phoneFact(phone),
    ...optionalFact(labels.experience, experienceInWords(application.experience)),
    { label: labels.cv, value: fill(cvAttached, { fileName: cvName }) },
    ...receiptFacts(receipt),
  ];
}

function optionalFact(label: string, value: string): Fact[] {
  return value ? [{ label, value }] : [];
}

function experienceInWords(value: string): string {
  return experienceOptions.find((option) => option.value === value)?.label ?? '';
}
