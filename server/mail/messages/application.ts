import { brand } from '#content/brand.ts';
import { experienceOptions } from '#domain/applications/application.ts';
import type { SubmissionReceipt } from '../../store/submission-store.ts';
import type { QueuedMail } from '../queued-mail.ts';
import { composeMail, type MailSite } from './compose-mail.ts';
import { greetingName } from './greeting-name.ts';
import type { Fact } from './letter.ts';
import { callAction, mailtoUrl, officeFootnote, personFootnote, replyAction } from './parts.ts';
import { phoneInWords } from './phone-in-words.ts';
import { stampInWords } from './when.ts';

/** What the mails tell of an application; text is empty where there is none. */
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
  /** Whether position and reference are our own words, and not what somebody sent us. */
  jobIsOurs: boolean;
  /** The CV's name, under which it is attached to the office's mail; null where none came. */
  cvName: string | null;
}

/** The whole application with the CV, to the office; answering it writes to the applicant. */
export function applicationToOffice(
  application: ApplicationInMail,
  receipt: SubmissionReceipt,
  site: MailSite,
): QueuedMail {
  const { name, email, phone, message, position, cvName } = application;
  return composeMail(
    {
      subject: `Application from ${name}: ${position} (${receipt.reference})`,
      preheader: message.slice(0, 120),
      heading: `${name} applies for ${position}`,
      blocks: [
        { kind: 'facts', facts: officeFacts(application, receipt) },
        { kind: 'quote', label: 'Cover letter', text: message },
        { kind: 'actions', actions: [...callAction(phone), replyAction(email, receipt.reference)] },
      ],
      footnote: officeFootnote('application', receipt),
      unsubscribeUrl: null,
    },
    { to: { address: site.inbox }, replyTo: { name, address: email }, withFile: cvName !== null },
    site,
  );
}

/** That we have the application, to the applicant; of what was typed it repeats the name alone. */
export function applicationToPerson(
  application: ApplicationInMail,
  receipt: SubmissionReceipt,
  site: MailSite,
): QueuedMail {
  const name = greetingName(application.name);
  const reference = receipt.reference;
  return composeMail(
    {
      subject: `We have your application (${reference})`,
      preheader: 'HR reads it and will contact you shortly.',
      heading: name
        ? `Thank you, ${name}. We have your application.`
        : 'Thank you. We have your application.',
      blocks: [
        {
          kind: 'facts',
          facts: [
            {
              label: 'What we received',
              value: application.cvName === null ? 'A job application' : 'A job application with your CV',
            },
            ...(application.jobIsOurs ? jobFacts(application) : []),
            { label: 'When', value: stampInWords(receipt.receivedAt) },
            { label: 'Your reference', value: reference },
          ],
        },
        {
          kind: 'steps',
          title: 'What happens next',
          steps: [
            'Somebody from HR reads your application.',
            'HR will contact you shortly, by telephone or email.',
            'If you want to add or change anything, answer this email. It reaches the same people.',
          ],
        },
        {
          kind: 'paragraph',
          text: `Would you rather talk? Ring us on ${brand.phone.display}, ${brand.officeHours.display}, and give your reference.`,
        },
        { kind: 'actions', actions: [{ label: `Call ${brand.phone.display}`, href: brand.phone.url }] },
      ],
      footnote: personFootnote('a job application'),
      unsubscribeUrl: null,
    },
    {
      to: { name: name ?? undefined, address: application.email },
      replyTo: { address: brand.email.careers },
    },
    site,
  );
}

function jobFacts({ position, jobReference }: ApplicationInMail): Fact[] {
  return [
    { label: 'Position', value: position },
    ...(jobReference ? [{ label: 'Job reference', value: jobReference }] : []),
  ];
}

function officeFacts(application: ApplicationInMail, receipt: SubmissionReceipt): Fact[] {
  const { name, email, phone, contractType, hoursPerWeek, cvName } = application;
  const optional = (label: string, value: string) => (value ? [{ label, value }] : []);
  return [
    ...jobFacts(application),
    ...optional('Contract', contractType),
    ...optional('Hours', hoursPerWeek),
    { label: 'Name', value: name },
    { label: 'Email', value: email, href: mailtoUrl(email) },
    { label: 'Phone', value: phoneInWords(phone), href: `tel:${phone}` },
    ...optional('Experience', experienceInWords(application.experience)),
    { label: 'CV', value: cvName === null ? 'None came with it' : `${cvName} (attached)` },
    { label: 'Received', value: stampInWords(receipt.receivedAt) },
    { label: 'Reference', value: receipt.reference },
  ];
}

function experienceInWords(value: string): string {
  return experienceOptions.find((option) => option.value === value)?.label ?? '';
}
