import { brand } from '#content/brand.yaml';
import { contact } from '#content/contact.yaml';
import { everyMail, officeMails } from '#content/mails/every-mail.yaml';
import { followUpMails } from '#content/mails/follow-up.yaml';
import { officeAnswer, outcomeWords } from '#content/outcomes.yaml';
import { type OutcomeState, officeOutcomes } from '#domain/follow-up/outcome.ts';
import { phoneForOffice } from '#domain/forms/phone/phone-for-office.ts';
import { dialledNumber, isPhone, normalisePhone } from '#domain/forms/phone/phone-number.ts';
import { answeredBy } from '#domain/office-hours/office-hours.ts';
import { deleteAfter } from '#domain/retention/delete-after.ts';
import type { RetainedKind } from '#domain/retention/periods.ts';
import { fill } from '#domain/text/fill.ts';
import type { SubmissionReceipt } from '../../../submissions/submission-store.ts';
import {
  type Action,
  type Block,
  buttons,
  choices,
  type Fact,
  facts,
  type Part,
  steps,
} from '../email/email.ts';
import type { MailSite } from './compose-mail.ts';
import { dateInWords, momentInWords } from './words.ts';

export const callUsAction: Action = {
  label: fill(everyMail.call, { number: brand.phone.display }),
  href: brand.phone.url,
};
export const callUs = buttons(callUsAction);

/** Anyone may have typed the address, or may read it: no word that was typed stands in a confirmation. */
export const { noCopy } = everyMail;

export function confirmedFacts(
  { receivedAt, reference }: Received,
  received: string,
  more: Fact[] = [],
): Block {
  const { labels } = everyMail;
  return facts(
    { label: labels.received, value: received },
    more,
    { label: labels.when, value: momentInWords(receivedAt) },
    yourReference(reference),
  );
}

export function yourReference(reference: string): Fact {
  return { label: everyMail.labels.yourReference, value: reference };
}

export const nextSteps = (each: readonly string[]): Block => steps(everyMail.nextSteps, each);

/** @param typed a number, or anything else, which nobody can ring */
export function callAction(typed: string): Action[] {
  const phone = normalisePhone(typed);
  if (!isPhone(phone)) return [];
  return [
    { label: fill(everyMail.call, { number: phoneForOffice(phone) }), href: `tel:${dialledNumber(phone)}` },
  ];
}

export function replyAction(email: string, subject: string): Action {
  return { label: officeMails.reply, href: `${mailtoUrl(email)}?subject=${encodeURIComponent(subject)}` };
}

export function emailFact(email: string): Fact {
  return { label: officeMails.labels.email, value: email, href: mailtoUrl(email) };
}

export function phoneFact(typed: string): Fact {
  const { phone: label } = officeMails.labels;
  const phone = normalisePhone(typed);
  if (!isPhone(phone)) return { label, value: typed || contact.form.emptyPhone };
  return { label, value: phoneForOffice(phone), href: `tel:${dialledNumber(phone)}` };
}

type Marked = Pick<SubmissionReceipt, 'danger'>;

export function markedSubject(subject: string, { danger }: Marked): string {
  return danger ? fill(officeMails.danger.subject, { subject }) : subject;
}

export function promiseInWords({ receivedAt }: Pick<Received, 'receivedAt'>, workingDays?: number): string {
  return fill(officeMails.answerBy, { day: answeredBy(receivedAt, workingDays) });
}

export function receiptFacts({ receivedAt, reference }: Received): Fact[] {
  return [
    { label: officeMails.labels.received, value: momentInWords(receivedAt) },
    { label: officeMails.labels.reference, value: reference },
  ];
}

export function officeFootnote(kind: RetainedKind, { receivedAt }: Pick<Received, 'receivedAt'>): string {
  return fill(officeMails.footnote, { deletedOn: dateInWords(deleteAfter(kind, receivedAt)) });
}

type Received = Pick<SubmissionReceipt, 'reference' | 'receivedAt'>;

/** With what has become of it, if anything has. */
type Answerable = Received & { outcome?: OutcomeState | null };

export function outcomeActions(
  kind: RetainedKind,
  { reference, receivedAt, outcome: current }: Answerable,
  { links }: MailSite,
): Action[] {
  if (!links) return [];
  const expires = deleteAfter(kind, receivedAt);
  return officeOutcomes(kind, current).map((outcome) => ({
    label: outcomeWords[outcome].button,
    href: links.office({ reference, outcome, expires }),
  }));
}

export function toldByPress(kind: RetainedKind, { outcome }: Pick<Answerable, 'outcome'>): string[] {
  if (kind !== 'application') return [];
  const { writesToApplicant, writesRefusal } = officeAnswer;
  const isFirst = officeOutcomes(kind, outcome) === officeOutcomes(kind);
  return [isFirst ? writesToApplicant : fill(writesRefusal, outcomeWords['not-this-time'])];
}

export function outcomeParts(kind: RetainedKind, receipt: Answerable, site: MailSite): Part {
  const actions = outcomeActions(kind, receipt, site);
  if (actions.length === 0) return null;
  const elsewhere = site.backendHost && fill(officeAnswer.keptElsewhere, { host: site.backendHost });
  return [officeAnswer.ask, toldByPress(kind, receipt), elsewhere, choices(...actions)];
}

export function withdrawParts({ reference, receivedAt }: Received, { links }: MailSite): Part {
  if (!links) return null;
  const expires = deleteAfter('application', receivedAt);
  const href = links.applicant({ reference, outcome: 'withdrawn', expires });
  return [followUpMails.withdrawNote, choices({ label: followUpMails.withdraw, href })];
}

/** RFC 6068: an address may hold characters that mean something in a URL. */
function mailtoUrl(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
