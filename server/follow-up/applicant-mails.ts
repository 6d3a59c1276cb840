import { applicantToldAt } from '#domain/follow-up/answer-by.ts';
import { DECISIONS, type Decision, UNDO_MS } from '#domain/follow-up/outcome.ts';
import type { Log } from '../logging.ts';
import { outcomeToApplicant } from '../mail/messages/follow-up.ts';
import { copyToOffice, type MailSite } from '../mail/messages/layout/compose-mail.ts';
import { isDiscreet } from '../mail/messages/layout/needs.ts';
import { officeFootnote, outcomeParts } from '../mail/messages/layout/parts.ts';
import { senderName } from '../mail/messages/layout/words.ts';
import { mailMessage } from '../mail/queued-mail.ts';
import type { StoredSubmission, Submissions } from '../submissions/submission-store.ts';

/** By how much the clocks of two instances may differ, so that nothing is undone once its mail is stored. */
const CLOCK_SKEW_MS = 60_000;

interface Options {
  submissions: Pick<Submissions, 'find' | 'addMessage'>;
  site: MailSite;
  log: Log;
  now?: () => Date;
}

export interface ApplicantMails {
  /** Tells applicants what was decided, and those who wait too long that nothing is; each once, however often it runs. */
  run(): Promise<void>;
}

export function createApplicantMails({
  submissions,
  site,
  log,
  now = () => new Date(),
}: Options): ApplicantMails {
  async function tell(application: StoredSubmission, what: Decision | 'undecided'): Promise<boolean> {
    const { id, email, fields } = application;
    if (email === null) return false;
    const applicant = { ...application, email };
    const more = what === 'invite' ? outcomeParts('application', application, site) : null;
    const recipient = { name: senderName(fields), isDiscreet: isDiscreet(application, fields) };
    const footnote = officeFootnote('application', application);
    const copied = outcomeToApplicant(what, applicant, { ...site, links: undefined }, { more, footnote });
    const copy = copyToOffice(copied, recipient, site);
    const mail = outcomeToApplicant(what, applicant, site);
    // The copy first: only who lacks the mail is looked for again.
    await submissions.addMessage(id, `${purposeOf(what)}-copy`, mailMessage(copy));
    return submissions.addMessage(id, purposeOf(what), mailMessage(mail));
  }

  async function decided(): Promise<[StoredSubmission, Decision][]> {
    const outcomeUntil = new Date(now().getTime() - UNDO_MS - CLOCK_SKEW_MS);
    const found = await Promise.all(
      DECISIONS.map(async (outcome) => {
        const query = { kind: 'application', outcome, outcomeUntil, lacking: purposeOf(outcome) } as const;
        const applications = await submissions.find(query);
        return applications.map((each): [StoredSubmission, Decision] => [each, outcome]);
      }),
    );
    return found.flat();
  }

  async function undecided(): Promise<StoredSubmission[]> {
    const query = { kind: 'application', waiting: true, lacking: purposeOf('undecided') } as const;
    const waiting = await submissions.find(query);
    return waiting.filter(({ receivedAt, outcome }) => !outcome && applicantToldAt(receivedAt) <= now());
  }

  return {
    async run() {
      let mails = 0;
      for (const [application, outcome] of await decided()) if (await tell(application, outcome)) mails += 1;
      for (const application of await undecided()) if (await tell(application, 'undecided')) mails += 1;
      if (mails > 0) log.info({ mails }, 'Applicants were told what became of their applications.');
    },
  };
}

function purposeOf(what: Decision | 'undecided'): string {
  return `outcome-${what}`;
}
