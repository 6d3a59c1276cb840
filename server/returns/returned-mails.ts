import { createReadStream } from 'node:fs';
import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Outbox } from '../delivery/outbox.ts';
import { type Log, redact } from '../logging.ts';
import type { MailSite } from '../mail/messages/compose-mail.ts';
import { returnedToOffice, stuckToSecondInbox } from '../mail/messages/returned.ts';
import { mailMessage } from '../mail/queued-mail.ts';
import type { SubmissionStore } from '../submissions/submission-store.ts';
import { readReturnedMail } from './read-returned-mail.ts';
import type { ReturnAddresses } from './return-addresses.ts';

interface Options {
  submissions: Pick<SubmissionStore, 'find' | 'addMessage'>;
  outbox: Pick<Outbox, 'comeBack' | 'add'>;
  addresses: ReturnAddresses;
  site: MailSite;
  secondInbox: string | null;
  log: Log;
}

export interface ReturnedMails {
  /** Ties a mail that came to a return address to its message, once; false if it is none that came back. */
  take(raw: string): Promise<boolean>;
  /** Takes each file of a folder, and deletes it. */
  takeFolder(folder: string): Promise<void>;
}

/** A return quotes what it returns: the start is enough. */
const MAX_BYTES = 300_000;

export function createReturnedMails(options: Options): ReturnedMails {
  const { submissions, outbox, addresses, site, secondInbox, log } = options;

  /** The confirmation never arrived: the office has another way to reach the person, or knows that there is none. */
  async function tellOffice(messageId: string, submissionId: string, reason: string): Promise<void> {
    const [submission] = await submissions.find({ key: submissionId, limit: 1 });
    if (!submission) return;
    const mail = returnedToOffice(submission, reason, site);
    await submissions.addMessage(submissionId, `returned-${messageId}`, mailMessage(mail));
  }

  async function tellSecondInbox(messageId: string, reason: string): Promise<void> {
    log.error({ message: messageId, reason }, 'A mail to the office came back and waits for the staff.');
    if (secondInbox === null) return;
    const mail = stuckToSecondInbox(reason, { ...site, inbox: secondInbox });
    await outbox.add(`stuck-${messageId}`, mailMessage(mail));
  }

  async function take(raw: string): Promise<boolean> {
    const messageId = addresses.messageIn(raw);
    const returned = messageId === null ? null : readReturnedMail(raw);
    if (messageId === null || returned === null) return false;
    const reason = redact(returned.reason);
    const message = await outbox.comeBack(messageId, reason);
    if (message?.status === 'stuck') await tellSecondInbox(messageId, reason);
    else if (message?.submissionId) await tellOffice(messageId, message.submissionId, reason);
    return true;
  }

  async function takeFile(path: string): Promise<void> {
    const file = await lstat(path);
    if (!file.isFile()) return;
    const start = await buffer(createReadStream(path, { end: MAX_BYTES - 1 }));
    const raw = start.toString('latin1');
    if (!(await take(raw))) log.info({}, 'A mail in the folder of returns is none of ours that came back.');
    await rm(path, { force: true });
  }

  return {
    take,
    async takeFolder(folder) {
      for (const name of await readdir(folder)) if (!name.startsWith('.')) await takeFile(join(folder, name));
    },
  };
}
