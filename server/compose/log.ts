import { type Logger, pino } from 'pino';
import type { Config } from '../config.ts';

/** Lines are written together, when there are so many or so much time has passed: one write each took longer than the answer. */
const BUFFERED = { minLength: 8 * 1024, periodicFlush: 100 };

const output = pino.destination({ dest: 1, sync: true, ...BUFFERED });
process.on('exit', () => output.flushSync());

export function composeLog({ LOG_LEVEL: level }: Config): Logger {
  return pino({ level, base: null }, output);
}
