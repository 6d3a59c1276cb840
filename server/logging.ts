import type { FastifyBaseLogger } from 'fastify';

/** What a room needs of the log: one structured line with a sentence, never personal data. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
