import { TICKED } from '#domain/forms/needs-in-words.ts';
import { dialledNumber } from '#domain/forms/phone/phone-number.ts';
import { applicationToOffice, applicationToPerson } from '../mail/messages/application.ts';
import type { MailSite } from '../mail/messages/layout/compose-mail.ts';
import { submissionMails } from '../mail/messages/submission-mails.ts';
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
  const { email, cv, ...others } = application;
  const inMail = { ...others, email, cvName: cv.name };
  return {
    kind: 'application',
    email,
    fields: storedFields(application),
    file: { name: cv.name, mediaType: cv.mediaType, bytes: cv.bytes },
    messages: (receipt, confirm) => [
      ...submissionMails({
        toOffice: applicationToOffice(inMail, receipt, site),
        toPerson: confirm ? applicationToPerson(inMail, receipt, site) : null,
        ...{ receipt, needs: application.needs, site },
      }),
      ...(webhook ? [webhookMessage(application, receipt)] : []),
    ],
  };
}

export function forwardedApplication(application: CheckedApplication): ForwardedSubmission {
  const { cv, name, email, phone, position, message, experience, needs } = application;
  const form = new FormData();
  // The contract takes a number and nothing behind it.
  const required = { name, email, phone: dialledNumber(phone), position, message, experience };
  for (const [field, value] of Object.entries(required)) form.set(field, value);
  const { jobReference, contractType, hoursPerWeek } = application;
  // The words of the box stay here: the backend is told that it was ticked.
  const consent = needs?.needsConsent && { needsConsent: TICKED };
  const optional = { jobReference, contractType, hoursPerWeek, ...needs, ...consent };
  for (const [field, value] of Object.entries(optional)) if (value) form.set(field, value);
  form.set('resume', new File([new Uint8Array(cv.bytes)], cv.name, { type: cv.mediaType }));
  return { kind: 'application', fields: storedFields(application), form };
}

function storedFields({ jobIsOurs, cv, needs, ...fields }: CheckedApplication): Record<string, string> {
  const all = { ...fields, ...needs, cvChecksum: cv.checksum, jobIsOurs: jobIsOurs ? TICKED : '' };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}
