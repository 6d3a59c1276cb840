import { isOpen, type OutcomeState } from '#domain/follow-up/outcome.ts';
import { needLines } from '#domain/forms/needs-in-words.ts';
import type { MessageState } from '../delivery/outbox.ts';
import type { StoredSubmission } from '../submissions/submission-store.ts';
import { localTime, stripControlCharacters, textTable } from './printed-text.ts';

/** Spreadsheets take these for a formula; Excel reads the full-width signs as the same. */
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
    danger: rest.danger,
    tentative: rest.tentative,
    answerBy: rest.answerBy?.toISOString() ?? null,
    outcome: rest.outcome,
    outcomeBefore: rest.outcomeBefore,
    fields: rest.fields,
    file: rest.file,
  };
}

export function submissionTable(submissions: StoredSubmission[]): string {
  return textTable(
    ['REFERENCE', 'KIND', 'RECEIVED', 'DELETED AFTER', 'STATE', 'DANGER', 'EMAIL', 'FILE', 'NEEDS'],
    submissions
      .toSorted(dangerFirst)
      .map(({ reference, kind, receivedAt, deleteAfter, email, file, ...rest }) => [
        reference,
        kind,
        localTime(receivedAt),
        localTime(deleteAfter).slice(0, 10),
        stateOf(rest),
        dangerOf(rest),
        email ?? '',
        file?.name ?? '',
        needsOf(rest),
      ]),
  );
}

export function submissionText(submission: StoredSubmission, messages: MessageState[]): string {
  const { reference, kind, id, receivedAt, deleteAfter, answerBy, email, fields, file } = submission;
  const { outcome, outcomeBefore } = submission;
  const facts = [
    ['Kind', kind],
    ['Id', id],
    ['Received', localTime(receivedAt)],
    ['Deleted after', localTime(deleteAfter)],
    ['Answer due', answerBy ? localTime(answerBy) : 'none'],
    ['State', outcome ? changeInWords(outcome) : stateOf(submission)],
    ...(submission.danger ? [['Danger', 'a program saw signs of it']] : []),
    ...(outcomeBefore ? [['Before', changeInWords(outcomeBefore)]] : []),
    ...(needsOf(submission) ? [['Needs', needsOf(submission)]] : []),
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

export function dangerOf({ danger }: Pick<StoredSubmission, 'danger'>): string {
  return danger ? 'danger' : '';
}

export function needsOf({ fields }: Pick<StoredSubmission, 'fields'>): string {
  return needLines(fields).join('; ');
}

/** Until it is answered: a list of years is no list of dangers. */
function dangerFirst(one: StoredSubmission, other: StoredSubmission): number {
  const isFirst = ({ danger, outcome }: StoredSubmission) => danger && isOpen(outcome);
  return Number(isFirst(other)) - Number(isFirst(one));
}

export function stateOf({
  outcome,
  answerBy,
  tentative,
}: Pick<StoredSubmission, 'outcome' | 'answerBy' | 'tentative'>): string {
  if (outcome) return outcome.outcome;
  if (tentative) return 'to be confirmed';
  return answerBy ? 'waiting' : '';
}

function changeInWords({ outcome, at, by }: OutcomeState): string {
  return `${outcome}, ${localTime(at)}, by the ${by}`;
}

function indent(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => `  ${line}`)
    .join('\n');
}

type Pages = AsyncIterable<StoredSubmission[]>;

export async function* submissionsAsJson(pages: Pages): AsyncGenerator<string> {
  let before = '[';
  for await (const page of pages) {
    const records = page.map((submission) => JSON.stringify(submissionRecord(submission), null, 2));
    yield `${before}\n${indent(records.join(',\n'))}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}

/** @param pages is called twice: every field that any of them has is a column */
export async function* submissionsAsCsv(pages: () => Pages): AsyncGenerator<string> {
  const names = new Set<string>();
  for await (const page of pages())
    for (const { fields } of page) for (const name of Object.keys(fields)) names.add(name);
  const fieldNames = [...names];
  const headings = [...OWN_COLUMNS, ...fieldNames];
  yield BYTE_ORDER_MARK + toCsv([headings]);
  for await (const page of pages()) yield toCsv(page.map((submission) => csvRow(submission, fieldNames)));
}

const OWN_COLUMNS = [
  'reference',
  'id',
  'kind',
  'receivedAt',
  'deleteAfter',
  'sender',
  'file',
  'answerBy',
  'state',
  'stateSince',
  'danger',
  'needs',
];

function csvRow(submission: StoredSubmission, fieldNames: readonly string[]): string[] {
  const { reference, id, kind, danger, receivedAt, deleteAfter, answerBy, email, file } =
    submissionRecord(submission);
  const fields = fieldNames.map((name) => submission.fields[name] ?? '');
  const state = [answerBy ?? '', stateOf(submission), submission.outcome?.at.toISOString() ?? ''];
  const own = [reference, id, kind, receivedAt, deleteAfter, email ?? '', file?.name ?? ''];
  return [...own, ...state, dangerOf({ danger }), needsOf(submission), ...fields];
}

/** By it Excel knows UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A cell that would be a formula begins with an apostrophe. Source: OWASP, "CSV Injection". */
export function toCsv(rows: string[][]): string {
  return rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
