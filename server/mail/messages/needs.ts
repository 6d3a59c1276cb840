import { everyMail, officeMails } from '#content/mails/every-mail.yaml';
import { isMessageUnsafe, needLines } from '#domain/forms/needs-in-words.ts';
import { fill } from '#domain/text/fill.ts';
import type { SubmissionReceipt } from '../../submissions/submission-store.ts';
import type { Block } from './email.ts';

type Marked = Pick<SubmissionReceipt, 'danger' | 'reference'>;
type Needs = Readonly<Record<string, string>> | undefined;
type Words = Extract<Block, { kind: 'quote' | 'paragraph' }>;

/** True if the wrong person may read or hear what is left for this one. */
export function isDiscreet({ danger }: Pick<Marked, 'danger'>, needs: Needs): boolean {
  return danger || isMessageUnsafe(needs);
}

/** How to reach the person, which the office reads before all else, and the advice that follows from it. */
export function needsBlocks(needs: Needs, label: string = officeMails.needs): Words[] {
  const lines = needLines(needs);
  return [
    ...(lines.length > 0 ? [{ kind: 'quote', label, text: lines.join('\n') } as const] : []),
    ...(isMessageUnsafe(needs) ? [paragraph(officeMails.unsafe)] : []),
  ];
}

/** Before what was sent: the needs, then the signs of danger. */
export function firstBlocks(receipt: Marked, needs?: Needs, label?: string): Words[] {
  const { danger, replyElsewhere } = officeMails;
  return [
    ...needsBlocks(needs, label),
    ...(receipt.danger ? [paragraph(danger.note)] : []),
    ...(receipt.danger && !isMessageUnsafe(needs) ? [paragraph(danger.ring)] : []),
    ...(isDiscreet(receipt, needs) ? [paragraph(replyElsewhere)] : []),
  ];
}

const paragraph = (text: string) => ({ kind: 'paragraph', text }) as const;

/** For a mail service whose template has no field for them. */
export function firstLines(receipt: Marked, needs: Needs, message: string): string {
  const first = firstBlocks(receipt, needs).flatMap((block) =>
    block.kind === 'quote' ? [block.label, block.text] : [block.text],
  );
  return first.length > 0 ? [...first, '', message].join('\n') : message;
}

/** Beside the subject, in the list of mails. */
export function firstSeen(needs: Needs, preheader: string): string {
  const [unsafe] = isMessageUnsafe(needs) ? needLines(needs) : [];
  return unsafe ? `${unsafe}. ${preheader}` : preheader;
}

export function discreetSubject(subject: string, receipt: Marked, needs?: Needs): string {
  return isDiscreet(receipt, needs) ? fill(everyMail.neutral.subject, receipt) : subject;
}
