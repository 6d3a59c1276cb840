import { returnedMails } from '#content/mails/returned.yaml';
import type { StoredSubmission } from '../../submissions/submission-store.ts';
import type { QueuedMail } from '../queued-mail.ts';
import { buttons, facts, optionalFact } from './email/email.ts';
import type { MailSite } from './layout/compose-mail.ts';
import { noteToOffice } from './layout/letter.ts';
import { needsBlocks } from './layout/needs.ts';
import { callAction, outcomeParts } from './layout/parts.ts';
import { senderName } from './layout/words.ts';

const { footnote } = returnedMails;

export function returnedToOffice(submission: StoredSubmission, reason: string, site: MailSite): QueuedMail {
  const { text, labels, phone, noPhone, ...words } = returnedMails.person;
  const { reference, kind, fields } = submission;
  const call = callAction(fields.phone ?? fields.contactNumber ?? '');
  const values = { reference };
  return noteToOffice(words, values, {
    site,
    preheader: text,
    footnote,
    parts: [
      text,
      needsBlocks(fields),
      facts(optionalFact(labels.name, senderName(fields)), { label: labels.reason, value: reason }),
      call.length > 0 ? [phone, buttons(call)] : noPhone,
      outcomeParts(kind, submission, site),
    ],
  });
}

export function stuckToSecondInbox(reason: string, site: MailSite): QueuedMail {
  const { office: words, person } = returnedMails;
  const parts = [words.text, facts({ label: person.labels.reason, value: reason })];
  return noteToOffice(words, {}, { preheader: words.text, parts, footnote, site });
}
