import { createTransport, type NodemailerError } from 'nodemailer';
import { DeliveryError } from '../delivery/outbox.ts';
import type { Mail, MailTransport } from './mail-transport.ts';
import { toMimeOptions } from './mime.ts';

export const SMTP_TIMEOUT_MS = 60_000;

export interface SmtpOptions {
  url: string;
  /** For one mail, from connecting to the server's last word. */
  timeoutMs?: number;
}

/** Mail leaves the own machine by TLS alone, which a stranger on the way could else take out of the server's offer. */
export function createSmtpTransport({ url, timeoutMs = SMTP_TIMEOUT_MS }: SmtpOptions): MailTransport {
  const stepTimeoutMs = Math.min(timeoutMs, 20_000);
  const transport = createTransport({
    url,
    requireTLS: !isLoopback(new URL(url).hostname),
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
      const signal = AbortSignal.timeout(timeoutMs);
      const attempt = () => transport.sendMail({ ...toMimeOptions(mail), signal });
      try {
        await attempt().catch((error) => (hasItsFileRead(error) ? attempt() : Promise.reject(error)));
      } catch (error) {
        throw smtpFailure(error);
      }
    },
    close: () => transport.close(),
  };
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}

/** The pool takes a mail to another connection if a kept one turns out to be closed; a file can be read only once. */
function hasItsFileRead(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ESTREAM';
}

/** After these, a refusal is about this mail and not about our account or the server's state. */
const COMMANDS_ABOUT_THE_MAIL = ['RCPT TO', 'DATA'];

function smtpFailure(error: unknown): DeliveryError {
  const failure: NodemailerError = error instanceof Error ? error : new Error('unknown failure');
  const permanent = isPermanent(failure);
  const away = !permanent && !isAboutTheMail(failure);
  return new DeliveryError(`SMTP: ${failure.message}`, { permanent, away, cause: error });
}

/**
 * A 5xx to recipient or content is final (RFC 5321, 4.2.1), as is what the library refuses to send: an impossible address,
 * a mail over the announced size. A 5xx to greeting, login or sender is about the settings: an operator can mend it in time.
 */
function isPermanent(failure: NodemailerError): boolean {
  if (failure.responseCode === undefined) return failure.code === 'EENVELOPE' || failure.code === 'EMESSAGE';
  return failure.permanent === true && isAboutTheMail(failure);
}

function isAboutTheMail({ responseCode, command = '' }: NodemailerError): boolean {
  return responseCode !== undefined && COMMANDS_ABOUT_THE_MAIL.includes(command);
}
