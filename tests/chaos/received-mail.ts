import type { ReceivedSmtpMail } from '../support/smtp-server.ts';

/** A mail as the programs that receive it tell mails apart. */
export interface ReceivedMail {
  /** The outbox's id of the message, which begins the Message-ID. */
  message: string;
  /** What must be the same each time it comes. */
  rest: string;
}

export function readMail({ raw, to }: ReceivedSmtpMail): ReceivedMail {
  const headers = raw
    .subarray(0, raw.indexOf('\r\n\r\n'))
    .toString()
    .replaceAll(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1]?.trim() ?? '';
  return {
    message: /^<([^@]+)@/.exec(header('Message-ID'))?.[1] ?? '',
    rest: [to.join(), header('From'), header('Subject'), header('Date')].join(' | '),
  };
}
