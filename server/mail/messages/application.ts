import { brand } from '#content/brand.yaml';
import { jobApplication } from '#content/job-application.yaml';
import { applicationMails } from '#content/mails/application.yaml';
import { officeMails } from '#content/mails/every-mail.yaml';
import { experienceOptions } from '#domain/applications/application-choices.ts';
import type { CommunicationNeeds } from '#domain/forms/communication-needs.ts';
import { answeredBy } from '#domain/office-hours/office-hours.ts';
import { openingHours } from '#domain/office-hours/opening-hours.ts';
import { fill, fillEach } from '#domain/text/fill.ts';
import type { SubmissionReceipt } from '../../submissions/submission-store.ts';
import type { QueuedMail } from '../queued-mail.ts';
import { buttons, type Fact, facts, optionalFact, quote } from './email/email.ts';
import type { MailSite } from './layout/compose-mail.ts';
import { answerToPerson, submissionToOffice } from './layout/letter.ts';
import { discreetSubject } from './layout/needs.ts';
import {
  callAction,
  callUs,
  confirmedFacts,
  emailFact,
  nextSteps,
  noCopy,
  outcomeParts,
  phoneFact,
  promiseInWords,
  receiptFacts,
  replyAction,
  withdrawParts,
} from './layout/parts.ts';
import { beginningOf } from './layout/words.ts';

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
  const { labels } = words;
  const { name, email, phone, message, position, needs } = application;
  const values = { name, position, reference: receipt.reference };
  const replySubject = discreetSubject(fill(words.replySubject, values), receipt, needs);
  return submissionToOffice('application', words, values, {
    receipt,
    site,
    needs,
    needsLabel: labels.needs,
    replyTo: { name, address: email },
    preheader: beginningOf(message),
    parts: [
      promiseInWords(receipt, jobApplication.answerWorkingDays),
      facts(
        jobFacts(application),
        optionalFact(labels.contract, application.contractType),
        optionalFact(labels.hours, application.hoursPerWeek),
        { label: officeMails.labels.name, value: name },
        emailFact(email),
        phoneFact(phone),
        optionalFact(labels.experience, experienceInWords(application.experience)),
        { label: labels.cv, value: fill(words.cvAttached, { fileName: application.cvName }) },
        receiptFacts(receipt),
      ),
      quote(labels.message, message),
      buttons(callAction(phone), replyAction(email, replySubject)),
      outcomeParts('application', receipt, site),
    ],
    withFile: true,
  });
}

export function applicationToPerson(
  application: ApplicationInMail,
  receipt: SubmissionReceipt,
  site: MailSite,
): QueuedMail {
  const words = applicationMails.confirmation;
  const day = answeredBy(receipt.receivedAt, jobApplication.answerWorkingDays);
  const values = { day, hours: openingHours, reference: receipt.reference };
  return answerToPerson(words, values, {
    to: application.email,
    replyTo: brand.email.careers,
    site,
    parts: [
      confirmedFacts(receipt, words.received, application.jobIsOurs ? jobFacts(application) : []),
      nextSteps(fillEach(words.steps, values)),
      fill(words.talk, values),
      callUs,
      noCopy,
      withdrawParts(receipt, site),
    ],
  });
}

export function jobFacts({
  position,
  jobReference,
}: Pick<ApplicationInMail, 'position' | 'jobReference'>): Fact[] {
  const { labels } = applicationMails;
  return [{ label: labels.position, value: position }, ...optionalFact(labels.jobReference, jobReference)];
}

function experienceInWords(value: string): string {
  return experienceOptions.find((option) => option.value === value)?.label ?? '';
}
