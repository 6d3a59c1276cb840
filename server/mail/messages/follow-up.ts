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
import { buttons, facts, type Part } from './email/email.ts';
import type { MailSite } from './layout/compose-mail.ts';
import { answerToPerson, noteToOffice } from './layout/letter.ts';
import { discreetSubject, isDiscreet } from './layout/needs.ts';
import { callUs, callUsAction, withdrawParts, yourReference } from './layout/parts.ts';

export function outcomeToApplicant(
  outcome: Decision | 'undecided',
  application: StoredSubmission & { email: string },
  site: MailSite,
  { more = null, footnote = followUpMails.footnote }: { more?: Part; footnote?: string } = {},
): QueuedMail {
  const { outcomes, keptUntil, chooseCall } = followUpMails;
  const words = outcomes[outcome];
  const { reference, email, deleteAfter, fields } = application;
  const isKept = outcome === 'undecided' || outcome === 'keep-on-file';
  // By the calls' own form: a half hour in which the office rings.
  const chooseTime = { label: chooseCall, href: `${site.publicUrl}${officeLine.callBack.path}` };
  const discreet = { ...words, subject: discreetSubject(words.subject, application, fields), footnote };
  const values = { reference };
  return answerToPerson(discreet, values, {
    to: email,
    replyTo: brand.email.careers,
    site,
    preheader: isDiscreet(application, fields) ? everyMail.neutral.heading : words.heading,
    parts: [
      words.text,
      jobFactsOf(application),
      isKept && fill(keptUntil, { day: localDate(londonMoment(deleteAfter).date) }),
      words.next,
      outcome === 'invite' ? buttons(chooseTime, callUsAction) : callUs,
      isKept && withdrawParts(application, site),
      more,
    ],
  });
}

/** Our own words alone: by the contract another installation names the job. */
function jobFactsOf(application: StoredSubmission): Part {
  const { fields, reference } = application;
  if (!fields.jobIsOurs || isDiscreet(application, fields)) return null;
  const { position = '', jobReference = '' } = fields;
  return facts(jobFacts({ position, jobReference }), yourReference(reference));
}

export function withdrawalToOffice({ reference }: StoredSubmission, site: MailSite): QueuedMail {
  const { text, footnote, ...words } = followUpMails.withdrawn;
  return noteToOffice(words, { reference }, { preheader: text, parts: [text], footnote, site });
}
