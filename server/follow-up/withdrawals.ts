import type { MailLinkOutcome } from '#domain/forms/form-outcome.ts';
import type { Log } from '../logging.ts';
import type { MailSite } from '../mail/messages/compose-mail.ts';
import { withdrawalToOffice } from '../mail/messages/follow-up.ts';
import { mailMessage } from '../mail/queued-mail.ts';
import { followLink } from '../submissions/follow-link.ts';
import type { SubmissionStore } from '../submissions/submission-store.ts';
import type { OutcomeLink, OutcomeLinks } from './outcome-links.ts';

export interface Withdrawals {
  isWholeLink(token: string): boolean;
  /** Withdraws the application behind a link, and tells the office; `unknown` if it is deleted. */
  withdraw(token: string): Promise<MailLinkOutcome>;
}

interface Options {
  submissions: Pick<SubmissionStore, 'find' | 'setOutcome' | 'addMessage'>;
  links: Pick<OutcomeLinks, 'read'>;
  site: MailSite;
  log: Log;
  now?: () => Date;
}

/** Each try fails only because somebody chose an outcome in between. */
const TRIES = 5;

export function createWithdrawals(options: Options): Withdrawals {
  const { submissions, links, site, log, now = () => new Date() } = options;

  async function withdrawApplication({ reference }: OutcomeLink): Promise<MailLinkOutcome> {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const [found] = await submissions.find({ kind: 'application', key: reference, limit: 1 });
      if (!found || found.deleteAfter <= now()) return { kind: 'unknown' };
      const isDone =
        found.outcome?.outcome === 'withdrawn' ||
        (await submissions.setOutcome(
          found.id,
          { outcome: 'withdrawn', at: now(), by: 'applicant' },
          found.outcome,
        ));
      if (!isDone) continue;
      await submissions.addMessage(found.id, 'withdrawn', mailMessage(withdrawalToOffice(found, site)));
      return { kind: 'done' };
    }
    return { kind: 'failed' };
  }

  return {
    isWholeLink: (token) => links.read(token) !== null,
    withdraw(token) {
      const failure = 'An application could not be withdrawn; the applicant was told so.';
      return followLink(links.read(token), withdrawApplication, log, failure);
    },
  };
}
