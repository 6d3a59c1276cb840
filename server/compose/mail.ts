import { brand } from '#content/brand.yaml';
import { createClamdScanner, SCAN_TIMEOUT_MS } from '../applications/clamd-scanner.ts';
import { createScreenedFiles } from '../applications/screened-files.ts';
import type { Config } from '../config.ts';
import type { Sender } from '../delivery/delivery-worker.ts';
import type { ClaimedMessage, Outbox } from '../delivery/outbox.ts';
import type { Log } from '../logging.ts';
import { createEmailJsTransport } from '../mail/emailjs-transport.ts';
import { createFileTransport, mailFolder, owedBy } from '../mail/file-transport.ts';
import type { MailTransport } from '../mail/mail-transport.ts';
import { createMailSender, type MailSenderOptions } from '../mail/queued-mail.ts';
import { createSmtpTransport, SMTP_TIMEOUT_MS } from '../mail/smtp-transport.ts';
import type { SubmissionStore } from '../submissions/submission-store.ts';

interface Dependencies {
  submissions: SubmissionStore;
  outbox: Outbox;
  isToOffice: (message: ClaimedMessage) => boolean;
  composeLetter: MailSenderOptions['composeLetter'];
  returnAddress: ((messageId: string) => string) | undefined;
  log: Log;
}

export function composeMail(
  config: Config,
  { submissions, outbox, isToOffice, composeLetter, returnAddress, log }: Dependencies,
): { send: Sender; close: () => void } {
  const transport = composeTransport(config, outbox);
  const { CLAMD_URL: clamdUrl } = config;
  const send = createMailSender({
    transport,
    isToOffice,
    composeLetter,
    returnAddress,
    from: { name: brand.name, address: config.MAIL_FROM ?? brand.email.sender },
    submissions: clamdUrl
      ? createScreenedFiles({
          submissions,
          scanner: createClamdScanner({ url: clamdUrl, ...deliveryTimeout(config) }),
          log,
        })
      : submissions,
  });
  return { send, close: () => transport.close() };
}

function composeTransport(config: Config, outbox: Outbox): MailTransport {
  if (config.SMTP_URL) return createSmtpTransport({ url: config.SMTP_URL, ...deliveryTimeout(config) });
  if (config.EMAILJS_USER_ID) {
    return createEmailJsTransport({
      url: config.EMAILJS_URL,
      userId: config.EMAILJS_USER_ID,
      serviceId: config.EMAILJS_SERVICE_ID,
      templateId: config.EMAILJS_TEMPLATE_ID,
      privateKey: config.EMAILJS_PRIVATE_KEY,
      ...deliveryTimeout(config),
    });
  }
  return createFileTransport(mailFolder(config.DATA_DIR), owedBy(outbox));
}

/** Without a setting each adapter has its own. */
export function deliveryTimeout({ DELIVERY_TIMEOUT_MS: timeoutMs }: Config): { timeoutMs?: number } {
  return timeoutMs === null ? {} : { timeoutMs };
}

/** For what has no setting: reading the file, waiting for a turn, storing the outcome. */
const STORE_MS = 60_000;

/** How long a message is one instance's alone: longer than all steps of a delivery together, or it goes twice. EmailJS and webhook take less. */
export function leaseOf({ DELIVERY_TIMEOUT_MS: timeoutMs, CLAMD_URL }: Config): number {
  const scanMs = CLAMD_URL === null ? 0 : (timeoutMs ?? SCAN_TIMEOUT_MS);
  return scanMs + (timeoutMs ?? SMTP_TIMEOUT_MS) + STORE_MS;
}
