import { officeMails } from '#content/mails/every-mail.yaml';
import { fill } from '#domain/text/fill.ts';
import type { QueuedMail } from '../queued-mail.ts';
import { composeOfficeMail, type MailSite } from './compose-mail.ts';
import { momentInWords } from './words.ts';

const words = officeMails.code;

interface Code {
  reference: string;
  code: string;
  until: Date;
}

export function codeToOffice({ reference, code, until }: Code, site: MailSite): QueuedMail {
  const text = fill(words.text, { reference, until: momentInWords(until) });
  const mail = composeOfficeMail(
    {
      subject: fill(words.subject, { code, reference }),
      preheader: text,
      heading: fill(words.heading, { code }),
      blocks: [text, words.stranger].map((each) => ({ kind: 'paragraph', text: each })),
      footnote: words.footnote,
    },
    site,
  );
  return { ...mail, expires: until.getTime() };
}
