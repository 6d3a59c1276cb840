import type { CallRequest } from '#domain/calls/call-request.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { Rejection } from '#domain/forms/form-result.ts';
import { callCalendar } from '../mail/messages/calendar-files.ts';
import { callRequestToOffice, callRequestToPerson } from '../mail/messages/call-request.ts';
import type { MailSite } from '../mail/messages/compose-mail.ts';
import { enquiryToOffice, enquiryToPerson } from '../mail/messages/enquiry.ts';
import { mailMessage } from '../mail/queued-mail.ts';
import type { Reception } from '../submissions/reception.ts';
import type { Accepted, SubmissionContext, SubmissionResult } from '../submissions/submission-result.ts';

export interface EnquiriesParts {
  reception: Reception;
  site: MailSite;
}

/** The accepted request for a call, with the appointment as an iCalendar file to download. */
export interface CallAccepted extends Accepted {
  calendar: string;
}

/** What visitors ask of the office. */
export interface Enquiries {
  /** Stores a message of the contact form; the office gets it, and its sender a confirmation. */
  send(enquiry: Enquiry, context: SubmissionContext): Promise<SubmissionResult>;
  /** Stores the wish to be rung at a time; both sides get the appointment, the person's by email where there is one. */
  requestCall(call: CallRequest, context: SubmissionContext): Promise<CallAccepted | Rejection>;
}

export function createEnquiries({ reception, site }: EnquiriesParts): Enquiries {
  return {
    async send(enquiry, context) {
      const refusal = await reception.admit('enquiry', context);
      if (refusal) return refusal;
      const saved = await reception.store(
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
      );
      if (!saved) return { kind: 'failed' };
      return { kind: 'accepted', reference: saved.reference, repeated: saved.repeated };
    },

    async requestCall(call, context) {
      const refusal = await reception.admit('call-request', context);
      if (refusal) return refusal;
      const saved = await reception.store(
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
      );
      if (!saved) return { kind: 'failed' };
      const { reference, repeated } = saved;
      return { kind: 'accepted', reference, repeated, calendar: callCalendar(call, saved) };
    },
  };
}
