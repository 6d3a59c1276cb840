import type { MessageState } from '../delivery/outbox.ts';
import type { StoredSubmission } from '../submissions/submission-store.ts';
import { localTime, stripControlCharacters, textTable } from './printed-text.ts';

/** What a spreadsheet would take for a formula, with the full-width signs that Excel reads as the same. */
const FORMULA = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n]/;

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
  return stripControlCharacters(
    [reference, textTable(['', ''], facts).trim(), '', ...given, '', 'Messages:', ...sent].join('\n'),
  );
}

function indent(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => `  ${line}`)
    .join('\n');
}

export function submissionsAsJson(found: StoredSubmission[]): string {
  return `${JSON.stringify(found.map(submissionRecord), null, 2)}\n`;
}

export function submissionsAsCsv(found: StoredSubmission[]): string {
  const fieldNames = [...new Set(found.flatMap(({ fields }) => Object.keys(fields)))];
  const headings = ['reference', 'id', 'kind', 'receivedAt', 'deleteAfter', 'sender', 'file', ...fieldNames];
  const rows = found.map((submission) => {
    const { reference, id, kind, receivedAt, deleteAfter, email, file } = submissionRecord(submission);
    const fields = fieldNames.map((name) => submission.fields[name] ?? '');
    return [reference, id, kind, receivedAt, deleteAfter, email ?? '', file?.name ?? '', ...fields];
  });
  return toCsv([headings, ...rows]);
}

/**
 * Excel reads UTF-8 with a byte-order mark; a cell that would be a formula begins with an apostrophe.
 * Source: OWASP, "CSV Injection".
 */
export function toCsv(rows: string[][]): string {
  return `\uFEFF${rows.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
