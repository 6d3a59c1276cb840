import type { MailAddress } from '../mail-transport.ts';
import type { QueuedMail } from '../queued-mail.ts';
import type { Email } from './email.ts';
import { emailHtml } from './email-html.ts';
import { emailText } from './email-text.ts';

export interface MailSite {
  publicUrl: string;
  inbox: string;
}

interface Envelope {
  to: MailAddress;
  replyTo: MailAddress;
  calendar?: QueuedMail['calendar'];
  withFile?: boolean;
  templateParams?: Record<string, string>;
}

export function composeMail(
  email: Email,
  envelope: Envelope,
  { publicUrl }: Pick<MailSite, 'publicUrl'>,
): QueuedMail {
  const { calendar = null, withFile = false, templateParams = null, ...addresses } = envelope;
  return {
    ...addresses,
    subject: email.subject,
    html: emailHtml(email, publicUrl),
    text: emailText(email),
    calendar,
    withFile,
    templateParams,
    unsubscribeUrl: email.unsubscribeUrl,
  };
}
