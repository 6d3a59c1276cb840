import type { MailLinkOutcome } from '#domain/forms/form-outcome.ts';
import {
  type AlertSearch,
  chosenPart,
  searchAddress,
  searchInWords,
} from '#domain/job-alerts/alert-search.ts';
import { readJobQuery } from '#domain/jobs/job-query.ts';
import { deleteAfter } from '#domain/retention/delete-after.ts';
import type { Log } from '../logging.ts';
import { jobAlertToConfirm } from '../mail/messages/job-alert.ts';
import type { MailSite } from '../mail/messages/layout/compose-mail.ts';
import { mailMessage } from '../mail/queued-mail.ts';
import { followLink } from '../submissions/follow-link.ts';
import { createForgetByLink, type ForgetByLink } from '../submissions/forget-by-link.ts';
import type { SubmissionContext, SubmissionIntake, SubmissionOutcome } from '../submissions/intake.ts';
import { readSignedText, type SecretFor } from '../submissions/signed-text.ts';
import type { Submissions } from '../submissions/submission-store.ts';
import { confirmUrl, linkSecrets } from './alert-links.ts';

export interface JobAlertsOptions {
  intake: SubmissionIntake;
  submissions: Pick<Submissions, 'find' | 'save' | 'erase'>;
  secretFor: SecretFor;
  site: MailSite;
  log: Log;
  now?: () => Date;
}

export interface JobAlerts {
  readSearch(params: URLSearchParams): AlertSearch;
  /** Answers the same for known and unknown addresses. */
  request(email: string, search: AlertSearch, context: SubmissionContext): Promise<SubmissionOutcome>;
  /** Starts the alert once, however often it is confirmed; `unknown` if the request is deleted. Never rejects. */
  confirm(token: string): Promise<MailLinkOutcome>;
  forget: ForgetByLink;
  isWholeLink(purpose: 'confirm' | 'stop', token: string): boolean;
}

export function createJobAlerts(options: JobAlertsOptions): JobAlerts {
  const { intake, submissions, site, log, now = () => new Date() } = options;
  const secrets = linkSecrets(options.secretFor);

  async function startAlert(requestId: string): Promise<MailLinkOutcome> {
    const [request] = await submissions.find({ kind: 'job-alert-request', key: requestId, limit: 1 });
    if (!request) return { kind: 'unknown' };
    await submissions.save({
      kind: 'job-alert',
      idempotencyKey: request.id,
      email: request.email,
      fields: request.fields,
      deleteAfter: deleteAfter('job-alert', now()),
      answerBy: null,
      danger: false,
      file: null,
      messages: () => [],
    });
    return { kind: 'done' };
  }

  return {
    readSearch: readJobQuery,

    request: (email, search, context) =>
      intake.receive(
        {
          kind: 'job-alert-request',
          email,
          fields: { email, search: searchAddress(search) },
          messages: ({ id }, confirm) => {
            const url = confirmUrl(id, site.publicUrl, secrets);
            const inWords = searchInWords(chosenPart(search));
            const mail = jobAlertToConfirm({ email, search: inWords, confirmUrl: url }, site);
            return confirm ? [mailMessage(mail)] : [];
          },
        },
        context,
      ),

    confirm(token) {
      const failure = 'A job alert could not be confirmed; the visitor was told so.';
      return followLink(readSignedText(token, secrets.confirm), startAlert, log, failure);
    },

    forget: createForgetByLink({
      submissions,
      kinds: ['job-alert', 'job-alert-request'],
      secret: secrets.stop,
      log,
    }),

    isWholeLink: (purpose, token) => readSignedText(token, secrets[purpose]) !== null,
  };
}
