import { everyMail, officeMails } from '#content/mails/every-mail.yaml';
import { isMessageUnsafe, needLines } from '#domain/forms/needs-in-words.ts';
import { fill } from '#domain/text/fill.ts';
import type { SubmissionReceipt } from '../../../submissions/submission-store.ts';
import { type Block, blocksOf, quote } from '../email/email.ts';

type Marked = Pick<SubmissionReceipt, 'danger' | 'reference'>;
export type Needs = Readonly<Record<string, string>> | undefined;

/** True if the wrong person may read or hear what is left for this one. */
export function isDiscreet({ danger }: Pick<Marked, 'danger'>, needs: Needs): boolean {
  return danger || isMessageUnsafe(needs);
}

/** How to reach the person, which the office reads before all else, and the advice that follows from it. */
export function needsBlocks(needs: Needs, label: string = officeMails.needs): Block[] {
  const lines = needLines(needs);
  return blocksOf([
    lines.length > 0 && quote(label, lines.join('\n')),
    isMessageUnsafe(needs) && officeMails.unsafe,
  ]);
}

/** Before what was sent: the needs, then the signs of danger. */
export function firstBlocks(receipt: Marked, needs?: Needs, label?: string): Block[] {
  const { danger, replyElsewhere } = officeMails;
  return blocksOf([
    needsBlocks(needs, label),
    receipt.danger && danger.note,
    receipt.danger && !isMessageUnsafe(needs) && danger.ring,
    isDiscreet(receipt, needs) && replyElsewhere,
  ]);
}

/** For a mail service whose template has no field for them. */
export function firstLines(receipt: Marked, needs: Needs, message: string): string {
  const first = firstBlocks(receipt, needs).flatMap((block) => [
    ...(block.kind === 'quote' ? [block.label] : []),
    ...('text' in block ? [block.text] : []),
  ]);
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
