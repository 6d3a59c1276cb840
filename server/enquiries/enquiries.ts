import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { enquiryToOffice, enquiryToPerson } from '../mail/messages/enquiry.ts';
import type { MailSite } from '../mail/messages/layout/compose-mail.ts';
import { submissionMails } from '../mail/messages/submission-mails.ts';
import type { SubmissionContext, SubmissionIntake, SubmissionOutcome } from '../submissions/intake.ts';

export interface EnquiriesOptions {
  intake: SubmissionIntake;
  site: MailSite;
}

export interface Enquiries {
  send(enquiry: Enquiry, context: SubmissionContext): Promise<SubmissionOutcome>;
}

export function createEnquiries({ intake, site }: EnquiriesOptions): Enquiries {
  return {
    send: (enquiry, context) => {
      const { needs, ...fields } = enquiry;
      return intake.receive(
        {
          kind: 'enquiry',
          email: enquiry.email,
          fields: { ...fields, ...needs },
          messages: (receipt, confirm) =>
            submissionMails({
              toOffice: enquiryToOffice(enquiry, receipt, site),
              toPerson: confirm ? enquiryToPerson(enquiry, receipt, site) : null,
              ...{ receipt, needs, site },
            }),
        },
        context,
      );
    },
  };
}
