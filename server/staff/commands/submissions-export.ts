import { writeFileSync } from 'node:fs';
import { type StoredSubmission, SUBMISSION_KINDS } from '../../submissions/submission-store.ts';
import { saveAttachedFiles } from '../attached-files.ts';
import { type CommandContext, defineCommand, oneOf } from '../command.ts';
import { toCsv } from '../csv.ts';
import { counted } from '../printed-text.ts';
import { submissionRecord } from '../submission-text.ts';

export const submissionsExport = defineCommand({
  name: 'submissions export',
  summary: 'Writes submissions as CSV or JSON; with --email, what is held about one person.',
  options: {
    format: { type: 'string', value: 'csv|json', help: 'csv (the default) or json' },
    kind: { type: 'string', value: 'kind', help: `only of one kind: ${SUBMISSION_KINDS.join(', ')}` },
    email: { type: 'string', value: 'address', help: 'only from one address' },
    output: { type: 'string', value: 'file', help: 'write to this new file instead of printing' },
    files: { type: 'string', value: 'folder', help: 'save the files that came with them into this folder' },
  },
  async run({ values, json, context }) {
    const format = oneOf(['csv', 'json'], values.format, '--format') ?? (json ? 'json' : 'csv');
    const kind = oneOf(SUBMISSION_KINDS, values.kind, '--kind');
    await context.withStore(async ({ submissions }) => {
      const found = await submissions.find({ kind, email: values.email });
      deliver(format === 'json' ? asJson(found) : asCsv(found), values.output, context);
      context.note(`Exported ${counted(found.length, 'submission')}.`);
      if (values.files === undefined) return;
      const saved = await saveAttachedFiles(submissions, found, values.files);
      context.note(`Saved ${counted(saved.length, 'file')} in ${values.files}.`);
    });
  },
});

function deliver(text: string, output: string | undefined, context: CommandContext): void {
  if (output === undefined) context.print(text.trimEnd());
  else writeFileSync(output, text, { flag: 'wx', mode: 0o600 });
}

function asJson(found: StoredSubmission[]): string {
  return `${JSON.stringify(found.map(submissionRecord), null, 2)}\n`;
}

function asCsv(found: StoredSubmission[]): string {
  const fieldNames = [...new Set(found.flatMap(({ fields }) => Object.keys(fields)))];
  const headings = ['reference', 'id', 'kind', 'receivedAt', 'deleteAfter', 'sender', 'file', ...fieldNames];
  const rows = found.map((submission) => {
    const { reference, id, kind, receivedAt, deleteAfter, email, file } = submissionRecord(submission);
    const fields = fieldNames.map((name) => submission.fields[name] ?? '');
    return [reference, id, kind, receivedAt, deleteAfter, email ?? '', file?.name ?? '', ...fields];
  });
  return toCsv([headings, ...rows]);
}
