import {
  type ApplicationInMail,
  applicationToOffice,
  applicationToPerson,
} from '../mail/messages/application.ts';
import { mailMessage } from '../mail/queued-mail.ts';
import type { SubmissionContext, SubmissionResult } from '../submissions/submission-result.ts';
import type { ApplicationsParts } from './applications.ts';
import type { CheckedApplication } from './check-application.ts';
import { webhookMessage } from './webhook-message.ts';

/** Stores the application with its CV and all that it owes: the office's mail, the applicant's, the webhook's message. */
export async function keepApplication(
  application: CheckedApplication,
  context: SubmissionContext,
  { reception, site, webhook }: Pick<ApplicationsParts, 'reception' | 'site' | 'webhook'>,
): Promise<SubmissionResult> {
  const { email, cv } = application;
  const inMail = mailFacts(application);
  const saved = await reception.store(
    {
      kind: 'application',
      email,
      fields: storedFields(application),
      file: cv ? { name: cv.name, mediaType: cv.mediaType, bytes: cv.bytes } : undefined,
      messages: (receipt, confirm) => [
        mailMessage(applicationToOffice(inMail, receipt, site)),
        ...(confirm ? [mailMessage(applicationToPerson(inMail, receipt, site))] : []),
        ...(webhook ? [webhookMessage(application, receipt)] : []),
      ],
    },
    context,
  );
  if (!saved) return { kind: 'failed' };
  return { kind: 'accepted', reference: saved.reference, repeated: saved.repeated };
}

/** The fields that are stored and by which a repeated application is recognised: what is empty is left out. */
export function storedFields({
  job,
  jobIsOurs: _,
  cv,
  ...fields
}: CheckedApplication): Record<string, string> {
  const all = {
    ...fields,
    position: job.title,
    jobReference: job.jobReference,
    contractType: job.contractType,
    hoursPerWeek: job.hoursPerWeek,
    cvChecksum: cv?.checksum ?? '',
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

function mailFacts({ job, cv, ...fields }: CheckedApplication): ApplicationInMail {
  const { title: position, jobReference, contractType, hoursPerWeek } = job;
  return { ...fields, position, jobReference, contractType, hoursPerWeek, cvName: cv?.name ?? null };
}
