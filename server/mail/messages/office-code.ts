import { officeMails } from '#content/mails/every-mail.yaml';
import { fill } from '#domain/text/fill.ts';
import type { QueuedMail } from '../queued-mail.ts';
import type { MailSite } from './layout/compose-mail.ts';
import { noteToOffice } from './layout/letter.ts';
import { momentInWords } from './layout/words.ts';

interface Code {
  reference: string;
  code: string;
  until: Date;
}

export function codeToOffice({ reference, code, until }: Code, site: MailSite): QueuedMail {
  const { stranger, footnote, ...words } = officeMails.code;
  const text = fill(words.text, { reference, until: momentInWords(until) });
  const values = { code, reference };
  return noteToOffice(words, values, {
    site,
    preheader: text,
    parts: [text, stranger],
    footnote,
    expires: until,
  });
}
