import { createHmac } from 'node:crypto';
import type { Limiter } from '../limits/limits.ts';
import type { Database } from './database.ts';

interface Options {
  database: Database;
  secret: Uint8Array;
  now: () => Date;
}

const SWEEP_BATCH = 500;

/** A refusal changes nothing, so a flood costs no writes. */
export function createDatabaseLimiter({ database: { query }, secret, now }: Options): Limiter {
  const hash = (key: string) => createHmac('sha256', secret).update(key).digest('base64url');

  /** One statement, so two takes at the same moment are two. */
  function tryTake(key: string, limit: number, windowMs: number, amount: number, at: number) {
    return query
      .insertInto('limits')
      .values({ key, taken: amount, window_ends_at: at + windowMs })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet((set) => ({
            taken: set
              .case()
              .when('limits.window_ends_at', '<=', at)
              .then(amount)
              .else(set('limits.taken', '+', amount))
              .end(),
            window_ends_at: set
              .case()
              .when('limits.window_ends_at', '<=', at)
              .then(set.ref('excluded.window_ends_at'))
              .else(set.ref('limits.window_ends_at'))
              .end(),
          }))
          .where((where) =>
            where.or([where('limits.window_ends_at', '<=', at), where('limits.taken', '<=', limit - amount)]),
          ),
      )
      .returning('taken')
      .executeTakeFirst();
  }

  return {
    async take(plainKey, limit, windowMs, amount = 1) {
      if (amount > limit) return { allowed: false, retryAfterMs: windowMs };
      const key = hash(plainKey);
      const at = now().getTime();
      if (await tryTake(key, limit, windowMs, amount, at)) return { allowed: true, retryAfterMs: 0 };
      const row = await query
        .selectFrom('limits')
        .select('window_ends_at')
        .where('key', '=', key)
        .executeTakeFirst();
      return { allowed: false, retryAfterMs: Math.max(1, (row?.window_ends_at ?? at) - at) };
    },

    async taken(plainKey) {
      const row = await query
        .selectFrom('limits')
        .select('taken')
        .where('key', '=', hash(plainKey))
        .where('window_ends_at', '>', now().getTime())
        .executeTakeFirst();
      return row?.taken ?? 0;
    },

    async sweep() {
      const at = now().getTime();
      for (let swept = 0; ; ) {
        const { numDeletedRows } = await query
          .deleteFrom('limits')
          .where('key', 'in', (limits) =>
            limits.selectFrom('limits').select('key').where('window_ends_at', '<=', at).limit(SWEEP_BATCH),
          )
          .executeTakeFirst();
        swept += Number(numDeletedRows);
        if (numDeletedRows < SWEEP_BATCH) return swept;
      }
    },
  };
}
