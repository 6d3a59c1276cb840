import { brand } from '#content/brand.ts';
import type { RetainedKind } from '#content/retention.ts';
import { deleteAfter } from '#domain/retention/delete-after.ts';
import type { SubmissionReceipt } from '../../store/submission-store.ts';
import type { LetterAction } from './letter.ts';
import { phoneInWords } from './phone-in-words.ts';
import { stampInWords } from './when.ts';

/** One click to ring the person, where they left a number. */
export function callAction(phone: string): LetterAction[] {
  return phone ? [{ label: `Call ${phoneInWords(phone)}`, href: `tel:${phone}` }] : [];
}

/** One click to write to the person, with a subject that they will recognise. */
export function replyAction(email: string, reference: string): LetterAction {
  const subject = encodeURIComponent(`Your message to ${brand.name} (${reference})`);
  return { label: 'Reply by email', href: `${mailtoUrl(email)}?subject=${subject}` };
}

/** RFC 6068: an address may hold signs that mean something in a URL. */
export function mailtoUrl(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}

/** Ends the mails to the office. */
export function officeFootnote(kind: RetainedKind, { receivedAt }: SubmissionReceipt): string {
  const [deletedOn] = stampInWords(deleteAfter(kind, receivedAt)).split(' at ');
  return `Sent by the website. The website deletes its own copy on ${deletedOn}, as our privacy notice promises.`;
}

/** Ends the mails to people whose address nobody has verified. */
export function personFootnote(what: string): string {
  return `You get this email because somebody sent us ${what} on our website with your address. If it was not you, please ignore it, or answer it and we will delete the address.`;
}
