import { createTransport, type NodemailerError } from 'nodemailer';
import { DeliveryError } from '../delivery/delivery-error.ts';
import type { Mail, MailTransport } from './mail-transport.ts';
import { toMimeOptions } from './mime.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…`; what it sets in its query goes before what is set here. */
  url: string;
  /** For one mail from connecting to the server's last word, in milliseconds. */
  timeoutMs?: number;
}

/** Sends through an SMTP server over a few kept connections; TLS is used if the server offers it. */
export function createSmtpTransport({ url, timeoutMs = 60_000 }: SmtpOptions): MailTransport {
  const stepTimeoutMs = Math.min(timeoutMs, 20_000);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    maxRequeues: 1,
    idleTimeout: 20_000,
    connectionTimeout: stepTimeoutMs,
    greetingTimeout: stepTimeoutMs,
    dnsTimeout: stepTimeoutMs,
    socketTimeout: stepTimeoutMs,
  });
  return {
    send: async (mail: Mail) => {
      try {
        await transport.sendMail({ ...toMimeOptions(mail), signal: AbortSignal.timeout(timeoutMs) });
      } catch (error) {
        throw smtpFailure(error);
      }
    },
    close: () => transport.close(),
  };
}

/** To these, a refusal is about this mail and not about our account or the server's state. */
const COMMANDS_ABOUT_THE_MAIL = ['RCPT TO', 'DATA'];

function smtpFailure(error: unknown): DeliveryError {
  const failure: NodemailerError = error instanceof Error ? error : new Error('unknown failure');
  return new DeliveryError(`SMTP: ${failure.message}`, { permanent: isPermanent(failure), cause: error });
}

/**
 * A 5xx answer to the recipient or the content is final (RFC 5321, 4.2.1), and so is what the library refuses
 * to send at all: an impossible address, a mail larger than the server announces. A 5xx to the greeting, the
 * login or the sender is a fault of the settings, which the operator can mend before the day is over.
 */
function isPermanent(failure: NodemailerError): boolean {
  if (failure.responseCode === undefined) return failure.code === 'EENVELOPE' || failure.code === 'EMESSAGE';
  return failure.permanent === true && COMMANDS_ABOUT_THE_MAIL.includes(failure.command ?? '');
}
