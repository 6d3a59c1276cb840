import type { MessageState } from '../delivery/outbox.ts';
import type { StoredSubmission } from '../submissions/submission-store.ts';
import { harmless, localTime, textTable } from './printed-text.ts';

/** A submission as JSON shows it. */
export function submissionRecord({
  id,
  reference,
  kind,
  receivedAt,
  deleteAfter,
  ...rest
}: StoredSubmission) {
  return {
    reference,
    id,
    kind,
    receivedAt: receivedAt.toISOString(),
    deleteAfter: deleteAfter.toISOString(),
    email: rest.email,
    fields: rest.fields,
    file: rest.file,
  };
}

/** One line for each submission. */
export function submissionTable(submissions: StoredSubmission[]): string {
  return textTable(
    ['REFERENCE', 'KIND', 'RECEIVED', 'DELETED AFTER', 'EMAIL', 'FILE'],
    submissions.map(({ reference, kind, receivedAt, deleteAfter, email, file }) => [
      reference,
      kind,
      localTime(receivedAt),
      localTime(deleteAfter).slice(0, 10),
      email ?? '',
      file?.name ?? '',
    ]),
  );
}

/** All that is known of a submission, for reading. */
export function submissionText(submission: StoredSubmission, messages: MessageState[]): string {
  const { reference, kind, id, receivedAt, deleteAfter, email, fields, file } = submission;
  const facts = [
    ['Kind', kind],
    ['Id', id],
    ['Received', localTime(receivedAt)],
    ['Deleted after', localTime(deleteAfter)],
    ['Email', email ?? 'none'],
    ['File', file ? `${file.name} (${file.mediaType}, ${file.size} bytes)` : 'none'],
  ];
  const given = Object.entries(fields).map(([name, text]) => `${name}:\n${indent(text)}`);
  const sent = messages.map(({ id, channel, status, attempts, lastError }) =>
    [`  ${channel} ${id}: ${status}, attempts ${attempts}`, lastError ?? ''].filter(Boolean).join(', '),
  );
  return harmless(
    [reference, textTable(['', ''], facts).trim(), '', ...given, '', 'Messages:', ...sent].join('\n'),
  );
}

function indent(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => `  ${line}`)
    .join('\n');
}
