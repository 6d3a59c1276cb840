import { officeMails } from '#content/mails/every-mail.yaml';
import { needLines } from '#domain/forms/needs-in-words.ts';
import type { Block } from './email.ts';

type Needs = Readonly<Record<string, string>> | undefined;

/** How to reach the person, which the office reads before all else. */
export function needsBlocks(needs: Needs, label: string = officeMails.needs): Block[] {
  const lines = needLines(needs);
  return lines.length > 0 ? [{ kind: 'quote', label, text: lines.join('\n') }] : [];
}

/** For a mail service whose template has no field for them. */
export function needsFirst(needs: Needs, message: string): string {
  const lines = needLines(needs);
  return lines.length > 0 ? [officeMails.needs, ...lines, '', message].join('\n') : message;
}
