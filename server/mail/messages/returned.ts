import { returnedMails as words } from '#content/mails/returned.yaml';
import { fill } from '#domain/text/fill.ts';
import type { StoredSubmission } from '../../submissions/submission-store.ts';
import type { QueuedMail } from '../queued-mail.ts';
import { composeOfficeMail, type MailSite } from './compose-mail.ts';
import type { Block } from './email.ts';
import { needsBlocks } from './needs.ts';
import { callAction, outcomeBlocks } from './parts.ts';
import { senderName } from './words.ts';

export function returnedToOffice(submission: StoredSubmission, reason: string, site: MailSite): QueuedMail {
  const { reference, kind, fields } = submission;
  const { subject, heading, text, labels, ...rest } = words.person;
  const call = callAction(fields.phone ?? fields.contactNumber ?? '');
  const name = senderName(fields);
  const facts = [
    ...(name ? [{ label: labels.name, value: name }] : []),
    { label: labels.reason, value: reason },
  ];
  return mailTo(
    site,
    { subject: fill(subject, { reference }), heading: fill(heading, { reference }), text },
    [
      ...needsBlocks(fields),
      { kind: 'facts', facts },
      { kind: 'paragraph', text: call.length > 0 ? rest.phone : rest.noPhone },
      ...(call.length > 0 ? [{ kind: 'actions' as const, actions: call }] : []),
      ...outcomeBlocks(kind, submission, site),
    ],
  );
}

export function stuckToSecondInbox(reason: string, site: MailSite): QueuedMail {
  const facts = [{ label: words.person.labels.reason, value: reason }];
  return mailTo(site, words.office, [{ kind: 'facts', facts }]);
}

type Words = Record<'subject' | 'heading' | 'text', string>;

function mailTo(site: MailSite, { subject, heading, text }: Words, more: Block[]): QueuedMail {
  const blocks: Block[] = [{ kind: 'paragraph', text }, ...more];
  return composeOfficeMail({ subject, heading, blocks, preheader: text, footnote: words.footnote }, site);
}
