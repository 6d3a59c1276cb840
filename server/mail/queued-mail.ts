import * as v from 'valibot';
import type { Sender } from '../delivery/delivery-worker.ts';
import {
  type ClaimedMessage,
  DeliveryError,
  messageIdOf,
  type NewMessage,
  NoLongerOwedError,
} from '../delivery/outbox.ts';
import type { Submissions } from '../submissions/submission-store.ts';
import type { MailAddress, MailFile, MailTransport } from './mail-transport.ts';

const addressSchema = v.object({ name: v.optional(v.string()), address: v.pipe(v.string(), v.nonEmpty()) });

const queuedMailSchema = v.object({
  to: addressSchema,
  replyTo: v.nullable(addressSchema),
  subject: v.string(),
  html: v.string(),
  text: v.string(),
  calendar: v.nullable(v.object({ name: v.string(), content: v.string() })),
  withFile: v.boolean(),
  unsubscribeUrl: v.nullable(v.string()),
  templateParams: v.nullable(v.record(v.string(), v.string())),
  /** When it is no longer true, in milliseconds since 1970: then it is not sent. */
  expires: v.optional(v.number()),
});

export type QueuedMail = v.InferOutput<typeof queuedMailSchema>;

export function mailMessage(mail: QueuedMail): NewMessage {
  return { channel: 'mail', payload: mail };
}

export function readQueuedMail(payload: unknown): QueuedMail | null {
  const parsed = v.safeParse(queuedMailSchema, payload);
  return parsed.success ? parsed.output : null;
}

/** A letter whose words are made when it leaves, as they are true then. */
const owedLetterSchema = v.object({
  letter: v.picklist(['office', 'second-inbox']),
  day: v.string(),
  /** The time of the last letter that left, in milliseconds since 1970. */
  since: v.number(),
});

export type OwedLetter = v.InferOutput<typeof owedLetterSchema>;

export function letterMessage(letter: OwedLetter): NewMessage {
  return { channel: 'mail', payload: letter };
}

export function readOwedLetter(payload: unknown): OwedLetter | null {
  const parsed = v.safeParse(owedLetterSchema, payload);
  return parsed.success ? parsed.output : null;
}

export interface MailSenderOptions {
  transport: MailTransport;
  from: MailAddress;
  submissions: Pick<Submissions, 'readFile'>;
  isToOffice: (message: ClaimedMessage) => boolean;
  /** Null if it has nothing to say. */
  composeLetter: (letter: OwedLetter) => Promise<QueuedMail | null>;
  returnAddress?: ((messageId: string) => string) | undefined;
  now?: () => Date;
}

/** Message-ID and date come from the message: a mail sent twice, after a crash, is one to those who receive it. */
export function createMailSender(options: MailSenderOptions): Sender {
  const {
    transport,
    from,
    submissions,
    isToOffice,
    composeLetter,
    returnAddress,
    now = () => new Date(),
  } = options;
  const [, domain = 'localhost'] = from.address.split('@');
  return async (message) => {
    const queued = await mailOf(message, composeLetter);
    const { withFile, expires = Number.POSITIVE_INFINITY, ...mail } = queued;
    if (expires <= now().getTime()) throw new NoLongerOwedError('its time has passed');
    const first = firstMessages(message, isToOffice(message));
    await transport.send({
      ...mail,
      from,
      messageId: `${message.id}@${domain}`,
      // A mail that one can unsubscribe from is news, and no reply.
      references: mail.unsubscribeUrl ? [] : first.map((id) => `${id}@${domain}`),
      date: message.createdAt,
      returnTo: returnAddress?.(message.id),
      files: withFile ? [await fileOf(message, submissions)] : [],
    });
  };
}

async function mailOf(
  { payload }: ClaimedMessage,
  composeLetter: MailSenderOptions['composeLetter'],
): Promise<QueuedMail> {
  const letter = readOwedLetter(payload);
  const mail = letter ? await composeLetter(letter) : readQueuedMail(payload);
  if (mail) return mail;
  if (letter) throw new NoLongerOwedError('it has nothing to say');
  throw new DeliveryError('the stored mail cannot be read', { permanent: true });
}

/** The office's mail begins the thread of both: what a sender answers is then beside it in the office's mailbox. */
function firstMessages({ id, submissionId }: ClaimedMessage, isToOffice: boolean): string[] {
  if (submissionId === null) return [];
  const first = (isToOffice ? [0] : [0, 1]).map((index) => messageIdOf(submissionId, index));
  const own = first.indexOf(id);
  return own < 0 ? first : first.slice(0, own);
}

async function fileOf(
  { submissionId }: ClaimedMessage,
  submissions: MailSenderOptions['submissions'],
): Promise<MailFile> {
  const file = submissionId === null ? null : await submissions.readFile(submissionId);
  if (!file) throw new DeliveryError('the file that belongs to the mail is gone', { permanent: true });
  return file;
}
