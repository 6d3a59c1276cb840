import type { StoredSubmission, SubmissionStore } from '../../submissions/submission-store.ts';
import { defineCommand, UsageError } from '../command.ts';
import { counted } from '../printed-text.ts';
import { submissionTable } from '../submission-text.ts';

export const submissionsErase = defineCommand({
  name: 'submissions erase',
  summary: 'Deletes submissions for good, with their files and messages.',
  operands: { show: '[<reference> ...]', least: 0, most: 1000 },
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
