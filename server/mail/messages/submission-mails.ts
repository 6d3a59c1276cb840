import { everyMail } from '#content/mails/every-mail.yaml';
import type { NewMessage } from '../../delivery/outbox.ts';
import type { SubmissionReceipt } from '../../submissions/submission-store.ts';
import { mailMessage, type QueuedMail } from '../queued-mail.ts';
import type { MailSite } from './layout/compose-mail.ts';
import { newsToPerson } from './layout/letter.ts';
import { isDiscreet } from './layout/needs.ts';
import { callUs, confirmedFacts, nextSteps } from './layout/parts.ts';

interface Owed {
  toOffice: QueuedMail;
  /** Null if the person gets none. */
  toPerson: QueuedMail | null;
  receipt: SubmissionReceipt;
  needs?: Readonly<Record<string, string>> | undefined;
  site: MailSite;
}

/** The mails that a form owes, stored in one transaction with what was sent. */
export function submissionMails({ toOffice, toPerson, receipt, needs, site }: Owed): NewMessage[] {
  // A reply quotes the words that it answers, into a mailbox that the wrong person may read.
  const office = isDiscreet(receipt, needs) ? { ...toOffice, replyTo: toOffice.to } : toOffice;
  const second = receipt.danger && site.secondInbox;
  const confirmation = toPerson && receipt.danger ? neutral(toPerson, receipt, site) : toPerson;
  return [
    office,
    ...(confirmation ? [confirmation] : []),
    ...(second ? [{ ...office, to: { address: second }, templateParams: null }] : []),
  ].map(mailMessage);
}

/** Shows whoever opens the mailbox neither what was sent nor which form it was, and has no link to take it back. */
function neutral({ to, replyTo }: QueuedMail, receipt: SubmissionReceipt, site: MailSite): QueuedMail {
  const words = everyMail.neutral;
  return newsToPerson({ ...words, preheader: words.heading }, receipt, {
    to: to.address,
    replyTo: replyTo?.address ?? to.address,
    site,
    parts: [confirmedFacts(receipt, words.received), nextSteps(words.steps), callUs],
  });
}
