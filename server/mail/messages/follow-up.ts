import { brand } from '#content/brand.yaml';
import { everyMail } from '#content/mails/every-mail.yaml';
import { followUpMails } from '#content/mails/follow-up.yaml';
import type { Decision } from '#domain/follow-up/outcome.ts';
import { officeLine } from '#domain/office-hours/telephone.ts';
import { fill } from '#domain/text/fill.ts';
import { localDate } from '#domain/time/days-in-words.ts';
import { londonMoment } from '#domain/time/london-time.ts';
import type { StoredSubmission } from '../../submissions/submission-store.ts';
import type { QueuedMail } from '../queued-mail.ts';
import { jobFacts } from './application.ts';
import { composeMail, composeOfficeMail, type MailSite } from './compose-mail.ts';
import type { Block } from './email.ts';
import { discreetSubject, isDiscreet } from './needs.ts';
import { callUs, withdrawBlocks } from './parts.ts';
import { thanks } from './words.ts';

export function outcomeToApplicant(
  outcome: Decision | 'undecided',
  application: StoredSubmission & { email: string },
  site: MailSite,
  more: Block[] = [],
): QueuedMail {
  const { outcomes, keptUntil, footnote } = followUpMails;
  const words = outcomes[outcome];
  const { reference, email, deleteAfter, fields } = application;
  const isKept = outcome === 'undecided' || outcome === 'keep-on-file';
  const until = fill(keptUntil, { day: localDate(londonMoment(deleteAfter).date) });
  return composeMail(
    {
      subject: discreetSubject(fill(words.subject, { reference }), application, fields),
      preheader: isDiscreet(application, fields) ? everyMail.neutral.heading : words.heading,
      heading: thanks(words.heading),
      blocks: [
        { kind: 'paragraph', text: words.text },
        ...jobBlocks(application),
        ...(isKept ? [{ kind: 'paragraph', text: until } as const] : []),
        { kind: 'paragraph', text: words.next },
        outcome === 'invite' ? { ...callUs, actions: [chooseTime(site), ...callUs.actions] } : callUs,
        ...(isKept ? withdrawBlocks(application, site) : []),
        ...more,
      ],
      footnote,
    },
    { to: { address: email }, replyTo: { address: brand.email.careers } },
    site,
  );
}

/** By the calls' own form: a half hour in which the office rings. */
const chooseTime = ({ publicUrl }: MailSite) => ({
  label: followUpMails.chooseCall,
  href: `${publicUrl}${officeLine.callBack.path}`,
});

/** Our own words alone: by the contract another installation names the job. */
function jobBlocks(application: StoredSubmission): Block[] {
  const { fields, reference } = application;
  if (!fields.jobIsOurs || isDiscreet(application, fields)) return [];
  const { position = '', jobReference = '' } = fields;
  const yours = { label: everyMail.labels.yourReference, value: reference };
  return [{ kind: 'facts', facts: [...jobFacts({ position, jobReference }), yours] }];
}

export function withdrawalToOffice({ reference }: StoredSubmission, site: MailSite): QueuedMail {
  const { subject, heading, text, footnote } = followUpMails.withdrawn;
  const blocks = [{ kind: 'paragraph' as const, text }];
  const words = { subject: fill(subject, { reference }), heading: fill(heading, { reference }) };
  return composeOfficeMail({ ...words, preheader: text, blocks, footnote }, site);
}
