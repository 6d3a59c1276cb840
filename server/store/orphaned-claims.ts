import { sql } from 'kysely';
import type { Database } from './database.ts';

const SECOND = 1000;

/**
 * Makes due what programs had under way that have ended without a word (a crash, a power cut), where the engine can
 * tell that they have ended; elsewhere their leases run out. To be called once, before the first claim.
 *
 * What was under way for the first time is due at once. A message that is under way at crash after crash may be
 * their cause, and comes back after 2, 6, 12, 20 … seconds, so that the site is up in between.
 *
 * @param at milliseconds since 1970
 */
export function freeOrphanedClaims(database: Database, at: number): Promise<void> {
  return database.query.transaction().execute(async (transaction) => {
    if (!database.joinDelivery()) return;
    await transaction
      .updateTable('messages')
      .set({ due_at: sql<number>`${at} + attempts * (attempts - 1) * ${SECOND}` })
      .where('status', '=', 'claimed')
      .execute();
  });
}
