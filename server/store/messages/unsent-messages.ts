import { STILL_WAITING } from '#domain/follow-up/outcome.ts';
import type { UnsentMessage } from '../../delivery/outbox.ts';
import type { Database } from '../database.ts';

const MAX_UNSENT = 1000;

export async function unsent({ query }: Database): Promise<UnsentMessage[]> {
  const rows = await query
    .selectFrom('messages')
    .innerJoin('submissions', 'submissions.id', 'messages.submission_id')
    .select(['submissions.id as submissionId', 'submissions.email', 'status', 'payload', 'created_at'])
    .where('status', 'in', ['due', 'stuck'])
    .where('last_error', 'is not', null)
    .where(({ or, eb }) => or([eb('outcome', 'is', null), eb('outcome', '=', STILL_WAITING)]))
    .orderBy('created_at')
    .limit(MAX_UNSENT)
    .execute();
  return rows.map(({ payload, created_at: at, ...row }) => ({
    ...row,
    payload: JSON.parse(payload ?? 'null'),
    createdAt: new Date(at),
  }));
}
