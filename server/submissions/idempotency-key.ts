import { createHash } from 'node:crypto';
import { londonDate } from '../london-clock.ts';

/** Random numbers of a form, or what another installation made of them. */
const keyFormat = /^[\w.-]{32,100}$/;

/**
 * Two submissions are one if they have the form's one-time key and the same words: a double click, a retry or the
 * back button send both. Words changed under the same key are new, and must not be lost behind an old answer.
 * Without a key, words are recognised for the rest of the day.
 */
export function idempotencyKey(formKey: string, fields: Record<string, string>, now: Date): string {
  const words = JSON.stringify(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)));
  const digest = createHash('sha256').update(words).digest('base64url');
  return `${keyFormat.test(formKey) ? formKey : londonDate(now)}.${digest}`;
}
