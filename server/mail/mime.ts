import { Readable } from 'node:stream';
import { setImmediate as letOthersIn } from 'node:timers/promises';
import type { SendMailOptions } from 'nodemailer';
import type { Mail, MailAddress } from './mail-transport.ts';

/** Good for one sending. Content comes from the mail alone, no path or URL in it. RFC 3834 keeps out-of-office replies away; Exchange asks for a header of its own. */
export function toMimeOptions(mail: Mail): SendMailOptions {
  return {
    from: mimeAddress(mail.from),
    to: mimeAddress(mail.to),
    replyTo: mail.replyTo ? mimeAddress(mail.replyTo) : undefined,
    envelope: mail.returnTo ? { from: mail.returnTo, to: mail.to.address } : undefined,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.messageId}>`,
    inReplyTo: mail.references.at(-1),
    references: mail.references,
    date: mail.date,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
      ...unsubscribeHeaders(mail.unsubscribeUrl),
    },
    icalEvent: mail.calendar ? icalEvent(mail.calendar) : undefined,
    attachments: mail.files.map((file) => ({
      filename: file.name,
      contentType: file.mediaType,
      content: Readable.from(inPieces(file.bytes)),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** RFC 6047: the part names the method that the file has. */
function icalEvent({ name, content }: NonNullable<Mail['calendar']>) {
  const [, method = 'PUBLISH'] = /^METHOD:([A-Z]{1,20})\r?$/m.exec(content) ?? [];
  return { method, filename: name, content };
}

const PIECE_BYTES = 64 * 1024;

/** Encoding a CV at once takes up to a tenth of a second, in which nobody else is answered. */
async function* inPieces({ buffer, byteOffset, byteLength }: Uint8Array): AsyncGenerator<Buffer> {
  for (let start = 0; start < byteLength; start += PIECE_BYTES) {
    yield Buffer.from(buffer, byteOffset + start, Math.min(PIECE_BYTES, byteLength - start));
    await letOthersIn();
  }
}

function mimeAddress({ name, address }: MailAddress) {
  return { name: name ?? '', address };
}

function unsubscribeHeaders(url: string | null): Record<string, string> {
  if (url === null) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
