import { writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../store/make-folder.ts';
import { eachPage } from '../../submissions/each-page.ts';
import {
  type StoredSubmission,
  SUBMISSION_KINDS,
  type SubmissionStore,
} from '../../submissions/submission-store.ts';
import { type CommandContext, count, day, defineCommand, oneOf, UsageError } from '../command.ts';
import { counted, safeName } from '../printed-text.ts';
import {
  submissionRecord,
  submissionsAsCsv,
  submissionsAsJson,
  submissionTable,
  submissionText,
} from '../submission-text.ts';

export const submissionsList = defineCommand({
  name: 'submissions list',
  summary: 'Lists what people sent, newest first; what waits with signs of danger before all.',
  options: {
    kind: { type: 'string', value: 'kind', help: `only of one kind: ${SUBMISSION_KINDS.join(', ')}` },
    email: { type: 'string', value: 'address', help: 'only from one address' },
    since: { type: 'string', value: 'date', help: 'only from this day on, such as 2026-11-21' },
    name: { type: 'string', value: 'text', help: 'only with this in the name' },
    search: { type: 'string', value: 'text', help: 'only with this in the reference or any field' },
    limit: { type: 'string', value: 'number', help: 'at most so many (default 50)' },
  },
  async run({ values, json, context }) {
    const { email, name = '', search = '' } = values;
    const query = { kind: oneOf(SUBMISSION_KINDS, values.kind, '--kind'), email };
    const limit = count(values.limit, '--limit') ?? 50;
    const since = day(values.since, '--since');
    const found = await context.readStore(({ submissions }) =>
      newestThat(
        (each) =>
          holds(nameOf(each), name) &&
          holds([each.reference, ...Object.values(each.fields)].join('\n'), search),
        {
          pages: eachPage(submissions, query, since || name || search ? undefined : Math.min(limit, 500)),
          since,
          limit,
        },
      ),
    );
    if (json) context.print(JSON.stringify(found.map(submissionRecord), null, 2));
    else if (found.length === 0) context.note('There are none.');
    else context.print(submissionTable(found));
  },
});

interface Reading {
  pages: AsyncIterable<StoredSubmission[]>;
  since: Date | undefined;
  limit: number;
}

async function newestThat(
  fits: (submission: StoredSubmission) => boolean,
  { pages, since, limit }: Reading,
): Promise<StoredSubmission[]> {
  const found: StoredSubmission[] = [];
  for await (const page of pages) {
    const recent = page.filter(({ receivedAt }) => !since || receivedAt >= since);
    found.push(...recent.filter(fits));
    if (found.length >= limit || recent.length < page.length) break;
  }
  return found.slice(0, limit);
}

function nameOf({ fields: { name = '', firstName = '', lastName = '' } }: StoredSubmission): string {
  return `${name} ${firstName} ${lastName}`;
}

/** True however the words are accented or written large. */
function holds(text: string, words: string): boolean {
  const plain = (typed: string) => typed.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
  return plain(text).includes(plain(words));
}

export const submissionsShow = defineCommand({
  name: 'submissions show',
  summary: 'Shows all of one submission, with its messages.',
  operands: { show: '<reference>', min: 1, max: 1 },
  options: {
    files: { type: 'string', value: 'folder', help: 'save its file into this folder' },
  },
  async run({ values, json, operands: [key = ''], context }) {
    await context.readStore(async ({ submissions, outbox }) => {
      const [found] = await submissions.find({ key, limit: 1 });
      if (!found) throw new Error(`There is no submission ${key}.`);
      const messages = await outbox.list({ submissionId: found.id });
      if (json) context.print(JSON.stringify({ ...submissionRecord(found), messages }, null, 2));
      else context.print(submissionText(found, messages));
      if (values.files === undefined) return;
      for (const path of await saveAttachedFiles(submissions, [found], values.files))
        context.note(`Saved ${path}`);
    });
  },
});

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
    await context.readStore(async ({ submissions }) => {
      const pages = () => eachPage(submissions, { kind, email: values.email });
      const parts = format === 'json' ? submissionsAsJson(pages()) : submissionsAsCsv(pages);
      await deliver(parts, values.output, context);
      let [exported, saved] = [0, 0];
      for await (const page of pages()) {
        exported += page.length;
        if (values.files === undefined) continue;
        saved += (await saveAttachedFiles(submissions, page, values.files)).length;
      }
      context.note(`Exported ${counted(exported, 'submission')}.`);
      if (values.files !== undefined) context.note(`Saved ${counted(saved, 'file')} in ${values.files}.`);
    });
  },
});

async function deliver(
  parts: AsyncIterable<string>,
  output: string | undefined,
  { write }: CommandContext,
): Promise<void> {
  if (output !== undefined) return writeFile(output, parts, { flag: 'wx', mode: 0o600 });
  for await (const part of parts) write(part);
}

export const submissionsErase = defineCommand({
  name: 'submissions erase',
  summary: 'Deletes submissions for good, with their files and messages.',
  operands: { show: '[<reference> ...]', min: 0, max: 1000 },
  options: {
    email: { type: 'string', value: 'address', help: 'all from one address (the right to erasure)' },
    yes: { type: 'boolean', help: 'really do it; without this, what would be erased is listed' },
  },
  async run({ values, json, operands: keys, context }) {
    if ((keys.length === 0) === (values.email === undefined)) {
      throw new UsageError('Say what to erase: references, or --email <address>.');
    }
    await context.withStore(async ({ submissions }) => {
      const found = await findAll(submissions, keys, values.email);
      if (!values.yes && found.length > 0) {
        context.note(submissionTable(found));
        throw new UsageError(
          `Nothing was erased. To erase ${counted(found.length, 'submission')}, add --yes.`,
        );
      }
      const erased = await submissions.erase(found.map(({ id }) => id));
      if (json) context.print(JSON.stringify({ erased }));
      else context.print(`Erased ${counted(erased, 'submission')}.`);
      if (erased > 0) context.note('Backups made before still hold them until you delete those.');
    });
  },
});

async function findAll(store: SubmissionStore, keys: string[], email: string | undefined) {
  if (email !== undefined) return store.find({ email });
  const found = new Map<string, StoredSubmission>();
  for (const key of keys) {
    const [submission] = await store.find({ key, limit: 1 });
    if (!submission) throw new Error(`There is no submission ${key}. Nothing was erased.`);
    found.set(submission.id, submission);
  }
  return [...found.values()];
}

/** For the owner only; no file is overwritten. @returns the paths */
async function saveAttachedFiles(
  store: SubmissionStore,
  submissions: StoredSubmission[],
  folder: string,
): Promise<string[]> {
  makeFolder(folder);
  const paths: string[] = [];
  for (const { id, reference } of submissions) {
    const file = await store.readFile(id);
    if (!file) continue;
    const path = join(folder, `${reference}-${safeName(file.name)}`);
    writeFileSync(path, file.bytes, { flag: 'wx', mode: 0o600 });
    paths.push(path);
  }
  return paths;
}
