import { join } from 'node:path';

const FLAGS = '--max-semi-space-size=4';

/** Node's flags of `npm start`. @param more flags of the measurement's own */
export const asStarted = (...more: string[]) => ({
  MALLOC_ARENA_MAX: '2',
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../build/compile-cache'),
  NODE_OPTIONS: [FLAGS, ...more].join(' '),
});
