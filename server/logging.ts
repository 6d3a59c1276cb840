import type { FastifyBaseLogger } from 'fastify';

/** One structured line with a sentence, never personal data. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

const MAX_REASON_LENGTH = 300;
/** So much is looked at, as what is replaced gets shorter. */
const MAX_READ_LENGTH = 4000;

export function redact(failure: unknown): string {
  const words = failure instanceof Error ? failure.message : String(failure);
  return words
    .slice(0, MAX_READ_LENGTH)
    .replace(/(?<![^\s@])[^\s@]+@\S+/g, '[address]')
    .replace(/\+?\d(?:[\s().-]{0,2}\d){8,}/g, '[number]')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_REASON_LENGTH);
}
