import type { SendMailOptions } from 'nodemailer';
import type { Mail, MailAddress } from './mail-transport.ts';

/** Content comes from the mail alone, no path or URL in it. RFC 3834 keeps out-of-office replies away. */
export function toMimeOptions(mail: Mail): SendMailOptions {
  return {
    from: mimeAddress(mail.from),
    to: mimeAddress(mail.to),
    replyTo: mail.replyTo ? mimeAddress(mail.replyTo) : undefined,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.messageId}>`,
    date: mail.date,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail.unsubscribeUrl) },
    icalEvent: mail.calendar
      ? { method: 'PUBLISH', filename: mail.calendar.name, content: mail.calendar.content }
      : undefined,
    attachments: mail.files.map((file) => ({
      filename: file.name,
      contentType: file.mediaType,
      content: Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function mimeAddress({ name, address }: MailAddress) {
  return { name: name ?? '', address };
}

function unsubscribeHeaders(url: string | null): Record<string, string> {
  if (url === null) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
