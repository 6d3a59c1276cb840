import { createHmac, randomBytes } from 'node:crypto';
import type { SecretFor } from '../submissions/link-token.ts';
import type { Database } from './database.ts';

export async function loadSecret({ query }: Database): Promise<SecretFor> {
  await query
    .insertInto('installation')
    .values({ name: 'secret', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await query
    .selectFrom('installation')
    .select('value')
    .where('name', '=', 'secret')
    .executeTakeFirstOrThrow();
  const master = Buffer.from(value, 'base64url');
  return (purpose) => createHmac('sha256', master).update(purpose).digest();
}
