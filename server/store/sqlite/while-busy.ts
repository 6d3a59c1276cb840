import { setTimeout as wait } from 'node:timers/promises';

/** How long one program waits for another one's write, in milliseconds. */
const patience = 10_000;

/**
 * Tries again while another program writes to the database.
 *
 * @throws what SQLite says where the other one does not end in ten seconds
 */
export async function whileBusy<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      await wait(1 + Math.random() * 10);
    }
  }
}

/** SQLITE_BUSY, with any of its extensions. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === 5;
}
