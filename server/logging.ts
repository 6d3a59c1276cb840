import type { FastifyBaseLogger } from 'fastify';

/** One structured line with a sentence, never personal data. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

const MAX_REASON_LENGTH = 300;

/** One short line for logs, without the email addresses and telephone numbers that servers like to repeat. */
export function redact(failure: unknown): string {
  const words = failure instanceof Error ? failure.message : String(failure);
  return words
    .replace(/\S+@\S+/g, '[address]')
    .replace(/\+?\d(?:[\s().-]{0,2}\d){8,}/g, '[number]')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_REASON_LENGTH);
}
