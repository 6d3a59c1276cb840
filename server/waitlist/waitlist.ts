import type { WaitlistRequest } from '#domain/waitlist/waitlist-request.ts';
import type { Log } from '../logging.ts';
import type { MailSite } from '../mail/messages/layout/compose-mail.ts';
import { submissionMails } from '../mail/messages/submission-mails.ts';
import { waitlistRequestToOffice, waitlistRequestToPerson } from '../mail/messages/waitlist.ts';
import { createForgetByLink, type ForgetByLink } from '../submissions/forget-by-link.ts';
import type { SubmissionContext, SubmissionIntake, SubmissionOutcome } from '../submissions/intake.ts';
import { readSignedText, signText } from '../submissions/signed-text.ts';
import type { Submissions } from '../submissions/submission-store.ts';

export interface WaitlistOptions {
  intake: SubmissionIntake;
  submissions: Pick<Submissions, 'find' | 'erase'>;
  site: MailSite;
  secret: Uint8Array;
  log: Log;
}

/** Those who want to know when their area is reached. They are stored as `area-notice`, its name since the first version. */
export interface Waitlist {
  /** Stores the request; the office learns where people wait, and the person how to take it back. */
  join(request: WaitlistRequest, context: SubmissionContext): Promise<SubmissionOutcome>;
  forget: ForgetByLink;
  isWholeLink(token: string): boolean;
}

export function createWaitlist({ intake, submissions, site, secret, log }: WaitlistOptions): Waitlist {
  return {
    join: (request, context) => {
      const { needs, ...fields } = request;
      return intake.receive(
        {
          kind: 'area-notice',
          email: request.email,
          fields: { ...fields, ...needs },
          messages: (receipt, confirm) => {
            const stop = unsubscribeUrl(receipt.id, { publicUrl: site.publicUrl, secret });
            return submissionMails({
              toOffice: waitlistRequestToOffice(request, receipt, site),
              toPerson: confirm ? waitlistRequestToPerson(request, receipt, stop, site) : null,
              ...{ receipt, needs, site },
            });
          },
        },
        context,
      );
    },

    forget: createForgetByLink({ submissions, kinds: ['area-notice'], secret, log }),

    isWholeLink: (token) => readSignedText(token, secret) !== null,
  };
}

/** The page asks before it forgets anything; mail programs' own buttons post to the same address (RFC 8058). */
const UNSUBSCRIBE_PATH = '/notices/unsubscribe';

export function unsubscribeUrl(
  submissionId: string,
  { publicUrl, secret }: { publicUrl: string; secret: Uint8Array },
): string {
  return `${publicUrl}${UNSUBSCRIBE_PATH}?token=${signText(submissionId, secret)}`;
}
