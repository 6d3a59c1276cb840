import type { MessageStates, Notices } from '../delivery/outbox.ts';
import { type Log, redact } from '../logging.ts';
import type { MailSite } from '../mail/messages/layout/compose-mail.ts';
import { returnedToOffice, stuckToSecondInbox } from '../mail/messages/returned.ts';
import { mailMessage } from '../mail/queued-mail.ts';
import type { Submissions } from '../submissions/submission-store.ts';
import { readReturnedMail } from './read-returned-mail.ts';
import type { ReturnAddresses } from './return-addresses.ts';

interface Options {
  submissions: Pick<Submissions, 'find' | 'addMessage'>;
  outbox: Pick<MessageStates, 'comeBack'> & Pick<Notices, 'add'>;
  addresses: ReturnAddresses;
  site: MailSite;
  secondInbox: string | null;
  log: Log;
}

export interface ReturnedMails {
  /** Ties a mail that came to a return address to its message, once; false if it is none that came back. */
  take(raw: string): Promise<boolean>;
}

const STUCK = 'stuck-';

export function createReturnedMails(options: Options): ReturnedMails {
  const { submissions, outbox, addresses, site, secondInbox, log } = options;

  /** The confirmation never arrived: the office has another way to reach the person, or knows that there is none. */
  async function tellOffice(messageId: string, submissionId: string, reason: string): Promise<void> {
    const [submission] = await submissions.find({ key: submissionId, limit: 1 });
    if (!submission) return;
    const mail = returnedToOffice(submission, reason, site);
    await submissions.addMessage(submissionId, `returned-${messageId}`, mailMessage(mail));
  }

  async function tellSecondInbox(messageId: string, purpose: string | null, reason: string): Promise<void> {
    log.error({ message: messageId, reason }, 'A mail to the office came back and waits for the staff.');
    // A second inbox that takes no mail is not told so by mail.
    if (secondInbox === null || purpose?.startsWith(STUCK)) return;
    const mail = stuckToSecondInbox(reason, { ...site, inbox: secondInbox });
    await outbox.add(`${STUCK}${messageId}`, mailMessage(mail));
  }

  return {
    async take(raw) {
      const messageId = addresses.messageIn(raw);
      const returned = messageId === null ? null : readReturnedMail(raw);
      if (messageId === null || returned === null) {
        log.info({}, 'A mail to the return address is none of ours that came back.');
        return false;
      }
      const reason = redact(returned.reason);
      const message = await outbox.comeBack(messageId, reason);
      if (message?.status === 'stuck') await tellSecondInbox(messageId, message.purpose, reason);
      else if (message?.submissionId) await tellOffice(messageId, message.submissionId, reason);
      return true;
    },
  };
}
