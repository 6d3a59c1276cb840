import type { FastifyBaseLogger } from 'fastify';

/** One structured line with a sentence, never personal data. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
