import type { WaitlistRequest } from '#domain/waitlist/waitlist-request.ts';
import type { Log } from '../logging.ts';
import type { MailSite } from '../mail/messages/compose-mail.ts';
import { waitlistRequestToOffice, waitlistRequestToPerson } from '../mail/messages/waitlist.ts';
import { mailMessage } from '../mail/queued-mail.ts';
import type { SubmissionStore } from '../store/submission-store.ts';
import { createForgetByLink, type ForgetByLink } from '../submissions/forget-by-link.ts';
import type { Reception } from '../submissions/reception.ts';
import type { SubmissionContext, SubmissionResult } from '../submissions/submission-result.ts';
import { unsubscribeUrl } from './unsubscribe-url.ts';

export interface AreaNoticesParts {
  reception: Reception;
  submissions: Pick<SubmissionStore, 'find' | 'erase'>;
  site: MailSite;
  /** Signs the unsubscribe links. */
  secret: Uint8Array;
  log: Log;
}

/** The wish to be told when an area is reached. */
export interface AreaNotices {
  /** Stores the wish; the office learns where people wait, and the person how to take it back. */
  ask(request: WaitlistRequest, context: SubmissionContext): Promise<SubmissionResult>;
  forget: ForgetByLink;
}

export function createAreaNotices(parts: AreaNoticesParts): AreaNotices {
  const { reception, submissions, site, secret, log } = parts;

  return {
    async ask(request, context) {
      const refusal = await reception.admit('area-notice', context);
      if (refusal) return refusal;
      const saved = await reception.store(
        {
          kind: 'area-notice',
          email: request.email,
          fields: { ...request },
          messages: (receipt, confirm) => {
            const stop = unsubscribeUrl(receipt.id, { publicUrl: site.publicUrl, secret });
            return [
              mailMessage(waitlistRequestToOffice(request, receipt, site)),
              ...(confirm ? [mailMessage(waitlistRequestToPerson(request, receipt, stop, site))] : []),
            ];
          },
        },
        context,
      );
      if (!saved) return { kind: 'failed' };
      return { kind: 'accepted', reference: saved.reference, repeated: saved.repeated };
    },

    forget: createForgetByLink({ submissions, kinds: ['area-notice'], secret, log }),
  };
}
