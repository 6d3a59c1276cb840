import { brand } from '#content/brand.ts';
import { everyMail, officeMails } from '#content/mails/every-mail.ts';
import type { RetainedKind } from '#content/retention.ts';
import { dialledNumber, phoneInWords } from '#domain/forms/phone-number.ts';
import { deleteAfter } from '#domain/retention/delete-after.ts';
import type { SubmissionReceipt } from '../../submissions/submission-store.ts';
import type { Action, Block, Fact } from './email.ts';
import { dateInWords, momentInWords } from './words.ts';

export const callUs = {
  kind: 'actions',
  actions: [{ label: everyMail.call(brand.phone.display), href: brand.phone.url }],
} satisfies Block;

export function callAction(phone: string): Action[] {
  return phone ? [{ label: everyMail.call(phoneInWords(phone)), href: `tel:${dialledNumber(phone)}` }] : [];
}

export function replyAction(email: string, subject: string): Action {
  return { label: officeMails.reply, href: `${mailtoUrl(email)}?subject=${encodeURIComponent(subject)}` };
}

export function emailFact(email: string): Fact {
  return { label: officeMails.labels.email, value: email, href: mailtoUrl(email) };
}

export function phoneFact(phone: string): Fact {
  return { label: officeMails.labels.phone, value: phoneInWords(phone), href: `tel:${dialledNumber(phone)}` };
}

export function receiptFacts({ receivedAt, reference }: SubmissionReceipt): Fact[] {
  return [
    { label: officeMails.labels.received, value: momentInWords(receivedAt) },
    { label: officeMails.labels.reference, value: reference },
  ];
}

export function officeFootnote(kind: RetainedKind, { receivedAt }: SubmissionReceipt): string {
  return officeMails.footnote(dateInWords(deleteAfter(kind, receivedAt)));
}

/** RFC 6068: an address may hold characters that mean something in a URL. */
function mailtoUrl(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
