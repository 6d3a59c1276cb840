import type { MailLinkOutcome } from '#domain/forms/form-outcome.ts';
import type { Log } from '../logging.ts';
import { cancelledCallToOffice } from '../mail/messages/call-request.ts';
import type { MailSite } from '../mail/messages/compose-mail.ts';
import { withdrawalToOffice } from '../mail/messages/follow-up.ts';
import { mailMessage } from '../mail/queued-mail.ts';
import { followLink } from '../submissions/follow-link.ts';
import type { SubmissionStore } from '../submissions/submission-store.ts';
import type { OutcomeLink, OutcomeLinks } from './outcome-links.ts';

export interface Withdrawals {
  isWholeLink(token: string): boolean;
  /** Takes back what is behind a link, and tells the office; `unknown` if it is deleted, or the link too old. */
  withdraw(token: string): Promise<MailLinkOutcome>;
}

const KINDS = {
  application: {
    outcome: 'withdrawn',
    by: 'applicant',
    toOffice: withdrawalToOffice,
    failure: 'An application could not be withdrawn; the applicant was told so.',
  },
  'call-request': {
    outcome: 'cancelled',
    by: 'caller',
    toOffice: cancelledCallToOffice,
    failure: 'A call could not be cancelled; the caller was told so.',
  },
} as const;

interface Options {
  kind: keyof typeof KINDS;
  submissions: Pick<SubmissionStore, 'find' | 'setOutcome' | 'addMessage'>;
  links: Pick<OutcomeLinks, 'read'>;
  site: MailSite;
  log: Log;
  onDone?: () => void;
  now?: () => Date;
}

/** Each try fails only because somebody chose an outcome in between. */
const TRIES = 5;

export function createWithdrawals(options: Options): Withdrawals {
  const { kind, submissions, links, site, log, onDone, now = () => new Date() } = options;
  const { outcome, by, toOffice, failure } = KINDS[kind];

  async function takeBack({ reference, expires }: OutcomeLink): Promise<MailLinkOutcome> {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const [found] = await submissions.find({ kind, key: reference, limit: 1 });
      if (!found || expires <= now() || found.deleteAfter <= now()) return { kind: 'unknown' };
      const isDone =
        found.outcome?.outcome === outcome ||
        (await submissions.setOutcome(found.id, { outcome, at: now(), by }, found.outcome));
      if (!isDone) continue;
      onDone?.();
      await submissions.addMessage(found.id, outcome, mailMessage(toOffice(found, site)));
      return { kind: 'done' };
    }
    return { kind: 'failed' };
  }

  return {
    isWholeLink: (token) => links.read(token) !== null,
    withdraw: (token) => followLink(links.read(token), takeBack, log, failure),
  };
}
