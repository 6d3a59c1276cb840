import { officeMails } from '#content/mails/every-mail.yaml';
import { fill } from '#domain/text/fill.ts';
import { DeliveryError } from '../delivery/outbox.ts';
import { type NoAnswer, requestText } from '../outgoing/request.ts';
import type { Mail, MailTransport } from './mail-transport.ts';

export interface EmailJsOptions {
  url: string;
  userId: string | null;
  serviceId: string | null;
  templateId: string | null;
  /** Sent as `accessToken`: an account that admits servers asks for it. */
  privateKey: string | null;
  timeoutMs?: number;
  intervalMs?: number;
}

const LIBRARY_VERSION = '3.2.0';
const MAX_VARIABLES_BYTES = 50_000;
const MAX_ANSWER_BYTES = 2000;
/** Others, 400, 402, 403 and 404 among them, are about keys, quota or account, as a refused login is: an operator can mend it in time. */
const ABOUT_THE_MAIL = [413, 422];

/** Fills a template of the operator's. It carries no files, so the generic message says which were left out. */
export function createEmailJsTransport(options: EmailJsOptions): MailTransport {
  const { timeoutMs = 15_000, intervalMs = 1100 } = options;
  let turn = Promise.resolve();

  function takeTurn(): Promise<void> {
    const mine = turn;
    turn = mine.then(() => new Promise((resolve) => setTimeout(resolve, intervalMs)));
    return mine;
  }

  return {
    send: async (mail) => {
      const body = JSON.stringify({ ...account(options), template_params: variables(mail) });
      await takeTurn();
      await post(`${options.url}/api/v1.0/email/send`, body, timeoutMs);
    },
    close: () => {},
  };
}

function account({ userId, serviceId, templateId, privateKey }: EmailJsOptions): Record<string, string> {
  if (!userId) throw missingSetting('EMAILJS_USER_ID');
  if (!serviceId) throw missingSetting('EMAILJS_SERVICE_ID');
  if (!templateId) throw missingSetting('EMAILJS_TEMPLATE_ID');
  const ids = {
    lib_version: LIBRARY_VERSION,
    user_id: userId,
    service_id: serviceId,
    template_id: templateId,
  };
  return privateKey ? { ...ids, accessToken: privateKey } : ids;
}

/** Not permanent: the operator can set it and start again before the message gives up. */
function missingSetting(setting: string): DeliveryError {
  return new DeliveryError(`EmailJS: ${setting} is missing`, { permanent: false, away: true });
}

function variables(mail: Mail): Record<string, string> {
  const params = mail.templateParams ?? genericVariables(mail);
  const size = Buffer.byteLength(JSON.stringify(params));
  if (size > MAX_VARIABLES_BYTES) {
    throw new DeliveryError(`EmailJS: ${size} bytes of variables are over its limit`, { permanent: true });
  }
  return params;
}

function genericVariables(mail: Mail): Record<string, string> {
  const names = mail.files.map((file) => file.name);
  const note = names.length > 0 ? `\n\n${fill(officeMails.filesLeftOut, { names: names.join(', ') })}` : '';
  return {
    to_email: mail.to.address,
    reply_to: (mail.replyTo ?? mail.from).address,
    subject: mail.subject,
    message: mail.text + note,
  };
}

async function post(url: string, body: string, timeoutMs: number): Promise<void> {
  const answer = await requestText({
    url,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    timeoutMs,
    maxBytes: MAX_ANSWER_BYTES,
  });
  if (answer.kind !== 'answered') {
    throw new DeliveryError(`EmailJS: ${reasonOf(answer)}`, { permanent: false, away: true, cause: answer });
  }
  const { status, text } = answer;
  if (status === 200 || text === 'OK') return;
  const permanent = ABOUT_THE_MAIL.includes(status);
  throw new DeliveryError(`EmailJS: ${status} ${text}`, { permanent, away: !permanent });
}

function reasonOf(failure: NoAnswer): string {
  if (failure.kind !== 'network') return 'it did not answer in time';
  return failure.cause instanceof Error ? failure.cause.message : 'unknown failure';
}
