import { callHasBegun } from '#domain/calls/call-request.ts';
import type { Outcome, OutcomeState } from '#domain/follow-up/outcome.ts';
import type { MailLinkOutcome } from '#domain/forms/form-outcome.ts';
import type { Log } from '../logging.ts';
import { cancelledCallToOffice, cancelledCallToPerson } from '../mail/messages/calls/cancelled-call.ts';
import { withdrawalToOffice } from '../mail/messages/follow-up.ts';
import type { MailSite } from '../mail/messages/layout/compose-mail.ts';
import { mailMessage, type QueuedMail } from '../mail/queued-mail.ts';
import { followLink } from '../submissions/follow-link.ts';
import type { Outcomes, StoredSubmission, Submissions } from '../submissions/submission-store.ts';
import type { OutcomeLink, OutcomeLinks } from './outcome-links.ts';

export interface Withdrawals {
  isWholeLink(token: string): boolean;
  /** Takes back what is behind a link, and tells the office; `unknown` if it is deleted, or the link too old. */
  withdraw(token: string): Promise<MailLinkOutcome>;
}

interface TakenBack {
  outcome: Outcome;
  by: OutcomeState['by'];
  toOffice: (found: StoredSubmission, site: MailSite, at: Date) => QueuedMail;
  toSender?: (found: StoredSubmission & { email: string }, site: MailSite, at: Date) => QueuedMail;
  isOver?: (found: StoredSubmission, now: Date) => boolean;
  failure: string;
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
    toSender: cancelledCallToPerson,
    isOver: callHasBegun,
    failure: 'A call could not be cancelled; the caller was told so.',
  },
} satisfies Record<string, TakenBack>;

interface Options {
  kind: keyof typeof KINDS;
  submissions: Pick<Submissions, 'find'> & Pick<Outcomes, 'setOutcome'>;
  links: Pick<OutcomeLinks, 'read'>;
  site: MailSite;
  log: Log;
  onDone?: () => void;
  now?: () => Date;
}

/** Each try fails only because somebody chose an outcome or moved the call in between. */
const TRIES = 5;

export function createWithdrawals(options: Options): Withdrawals {
  const { kind, submissions, links, site, log, onDone, now = () => new Date() } = options;
  const { outcome, by, toOffice, toSender, isOver, failure }: TakenBack = KINDS[kind];

  const find = async (key: string) => (await submissions.find({ kind, key, limit: 1 }))[0];

  function mailsAbout(found: StoredSubmission, at: Date): QueuedMail[] {
    const { email } = found;
    return [
      toOffice(found, site, at),
      ...(toSender && email ? [toSender({ ...found, email }, site, at)] : []),
    ];
  }

  async function takeBack({ reference, expires }: OutcomeLink): Promise<MailLinkOutcome> {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const found = await find(reference);
      const at = now();
      if (!found || expires <= at || found.deleteAfter <= at || isOver?.(found, at))
        return { kind: 'unknown' };
      if (found.outcome?.outcome === outcome) return { kind: 'done' };
      const mails = { answerBy: found.answerBy, messages: mailsAbout(found, at).map(mailMessage) };
      if (!(await submissions.setOutcome(found.id, { outcome, at, by }, found.outcome, mails))) continue;
      onDone?.();
      return { kind: 'done' };
    }
    return { kind: 'failed' };
  }

  return {
    isWholeLink: (token) => links.read(token) !== null,
    withdraw: (token) => followLink(links.read(token), takeBack, log, failure),
  };
}
