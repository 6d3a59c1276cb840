import type { CallRequest } from '#domain/calls/call-request.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { Rejection } from '#domain/forms/form-result.ts';
import { callCalendar } from '../mail/messages/calendar-files.ts';
import { callRequestToOffice, callRequestToPerson } from '../mail/messages/call-request.ts';
import type { MailSite } from '../mail/messages/compose-mail.ts';
import { enquiryToOffice, enquiryToPerson } from '../mail/messages/enquiry.ts';
import { mailMessage } from '../mail/queued-mail.ts';
import type {
  Accepted,
  SubmissionContext,
  SubmissionIntake,
  SubmissionResult,
} from '../submissions/intake.ts';

export interface EnquiriesOptions {
  intake: SubmissionIntake;
  site: MailSite;
}

/** The accepted request for a call, with the appointment as an iCalendar file to download. */
interface CallAccepted extends Accepted {
  calendar: string;
}

export interface Enquiries {
  /** Stores a message of the contact form; the office gets it, and its sender a confirmation. */
  send(enquiry: Enquiry, context: SubmissionContext): Promise<SubmissionResult>;
  /** Stores the wish to be rung at a time; both sides get the appointment, the person's by email if there is one. */
  requestCall(call: CallRequest, context: SubmissionContext): Promise<CallAccepted | Rejection>;
}

export function createEnquiries({ intake, site }: EnquiriesOptions): Enquiries {
  return {
    send: (enquiry, context) =>
      intake.receive(
        {
          kind: 'enquiry',
          email: enquiry.email,
          fields: { ...enquiry },
          messages: (receipt, confirm) => [
            mailMessage(enquiryToOffice(enquiry, receipt, site)),
            ...(confirm ? [mailMessage(enquiryToPerson(enquiry, receipt, site))] : []),
          ],
        },
        context,
      ),

    requestCall: (call, context) =>
      intake.receive(
        {
          kind: 'call-request',
          email: call.email || null,
          fields: { ...call },
          messages: (receipt, confirm) => [
            mailMessage(callRequestToOffice(call, receipt, site)),
            ...(confirm ? [mailMessage(callRequestToPerson(call, receipt, site))] : []),
          ],
        },
        context,
        (saved) => ({
          kind: 'accepted',
          reference: saved.reference,
          repeated: saved.repeated,
          calendar: callCalendar(call, saved),
        }),
      ),
  };
}
