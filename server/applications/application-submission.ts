import { dialledNumber } from '#domain/forms/phone-number.ts';
import {
  type ApplicationInMail,
  applicationToOffice,
  applicationToPerson,
} from '../mail/messages/application.ts';
import type { MailSite } from '../mail/messages/compose-mail.ts';
import { mailMessage } from '../mail/queued-mail.ts';
import type { ForwardedSubmission, IncomingSubmission } from '../submissions/intake.ts';
import type { CheckedApplication } from './check-application.ts';
import { webhookMessage } from './webhook-sender.ts';

interface Destinations {
  site: MailSite;
  webhook: boolean;
}

export function incomingApplication(
  application: CheckedApplication,
  { site, webhook }: Destinations,
): IncomingSubmission {
  const { email, cv } = application;
  const inMail = mailFacts(application);
  return {
    kind: 'application',
    email,
    fields: storedFields(application),
    file: { name: cv.name, mediaType: cv.mediaType, bytes: cv.bytes },
    messages: (receipt, confirm) => [
      mailMessage(applicationToOffice(inMail, receipt, site)),
      ...(confirm ? [mailMessage(applicationToPerson(inMail, receipt, site))] : []),
      ...(webhook ? [webhookMessage(application, receipt)] : []),
    ],
  };
}

export function forwardedApplication(application: CheckedApplication): ForwardedSubmission {
  const { job, cv, name, email, phone, message, experience } = application;
  const form = new FormData();
  // The contract takes a number and nothing behind it.
  const required = { name, email, phone: dialledNumber(phone), position: job.title, message, experience };
  for (const [field, value] of Object.entries(required)) form.set(field, value);
  const { jobReference, contractType, hoursPerWeek } = job;
  const optional = { jobReference, contractType, hoursPerWeek };
  for (const [field, value] of Object.entries(optional)) if (value) form.set(field, value);
  form.set('resume', new File([new Uint8Array(cv.bytes)], cv.name, { type: cv.mediaType }));
  return { kind: 'application', fields: storedFields(application), form };
}

/** By these a repeated application is recognised, too; what is empty is left out. */
function storedFields({ job, jobIsOurs: _, cv, ...fields }: CheckedApplication): Record<string, string> {
  const { title: position, jobReference, contractType, hoursPerWeek } = job;
  const all = {
    ...fields,
    ...{ position, jobReference, contractType, hoursPerWeek },
    cvChecksum: cv.checksum,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

function mailFacts({ job, cv, ...fields }: CheckedApplication): ApplicationInMail {
  const { title: position, jobReference, contractType, hoursPerWeek } = job;
  return { ...fields, position, jobReference, contractType, hoursPerWeek, cvName: cv.name };
}
