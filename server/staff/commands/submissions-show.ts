import { saveAttachedFiles } from '../attached-files.ts';
import { defineCommand } from '../command.ts';
import { submissionRecord, submissionText } from '../submission-text.ts';

export const submissionsShow = defineCommand({
  name: 'submissions show',
  summary: 'Shows all of one submission and the messages it owes.',
  operands: { show: '<reference>', least: 1, most: 1 },
  options: {
    files: { type: 'string', value: 'folder', help: 'save its file into this folder' },
  },
  async run({ values, json, operands: [key = ''], context }) {
    await context.withStore(async ({ submissions, outbox }) => {
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
