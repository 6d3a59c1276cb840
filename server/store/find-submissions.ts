import type { Database } from './database.ts';
import { normaliseReference } from './reference.ts';
import type { StoredSubmission, SubmissionQuery } from './submission-store.ts';

/** Finds submissions with the facts about their files, newest first. */
export async function findSubmissions(
  database: Database,
  wanted: SubmissionQuery,
): Promise<StoredSubmission[]> {
  const rows = await selectSubmissions(database, wanted).execute();
  return rows.map(toStored);
}

/** An address as it is stored and looked for. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

function selectSubmissions({ query }: Database, wanted: SubmissionQuery) {
  let select = query
    .selectFrom('submissions')
    .leftJoin('submission_files as file', 'file.submission_id', 'submissions.id')
    .selectAll('submissions')
    .select(['file.name as file_name', 'file.media_type as file_type', 'file.size as file_size'])
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc');
  if (wanted.kind) select = select.where('kind', '=', wanted.kind);
  if (wanted.email !== undefined) select = select.where('email', '=', normaliseEmail(wanted.email));
  if (wanted.dueBefore) select = select.where('delete_after', '<=', wanted.dueBefore.getTime());
  if (wanted.limit !== undefined) select = select.limit(wanted.limit);
  const { key } = wanted;
  if (key === undefined) return select;
  return select.where((where) =>
    where.or([where('id', '=', key.trim().toLowerCase()), where('reference', '=', normaliseReference(key))]),
  );
}

type FoundRow = Awaited<ReturnType<ReturnType<typeof selectSubmissions>['execute']>>[number];

function toStored(row: FoundRow): StoredSubmission {
  const { file_name: name, file_type: mediaType, file_size: size } = row;
  return {
    id: row.id,
    reference: row.reference,
    receivedAt: new Date(row.received_at),
    kind: row.kind,
    email: row.email,
    fields: JSON.parse(row.fields),
    deleteAfter: new Date(row.delete_after),
    file: name !== null && mediaType !== null && size !== null ? { name, mediaType, size } : null,
  };
}
