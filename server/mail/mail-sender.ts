import { DeliveryError } from '../delivery/delivery-error.ts';
import type { Sender } from '../delivery/delivery-worker.ts';
import type { ClaimedMessage, SubmissionStore } from '../store/submission-store.ts';
import type { MailAddress, MailFile, MailTransport } from './mail-transport.ts';
import { readQueuedMail } from './queued-mail.ts';

export interface MailSenderParts {
  transport: MailTransport;
  /** Whom every mail is from; its domain ends every Message-ID. */
  from: MailAddress;
  submissions: Pick<SubmissionStore, 'readFile'>;
}

/**
 * Sends the mails of the outbox. Message-ID and date come from the message, so that a mail sent twice, after a
 * crash, is one mail to the programs that receive it.
 */
export function createMailSender({ transport, from, submissions }: MailSenderParts): Sender {
  const [, domain = 'localhost'] = from.address.split('@');
  return async (message) => {
    const queued = readQueuedMail(message.payload);
    if (!queued) throw new DeliveryError('the stored mail cannot be read', { permanent: true });
    const { withFile, ...mail } = queued;
    await transport.send({
      ...mail,
      from,
      messageId: `${message.id}@${domain}`,
      date: message.createdAt,
      files: withFile ? [await fileOf(message, submissions)] : [],
    });
  };
}

async function fileOf(
  { submissionId }: ClaimedMessage,
  submissions: MailSenderParts['submissions'],
): Promise<MailFile> {
  const file = await submissions.readFile(submissionId);
  if (!file) throw new DeliveryError('the file that belongs to the mail is gone', { permanent: true });
  return file;
}
