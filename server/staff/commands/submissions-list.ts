import { SUBMISSION_KINDS } from '../../submissions/submission-store.ts';
import { count, defineCommand, oneOf } from '../command.ts';
import { submissionRecord, submissionTable } from '../submission-text.ts';

export const submissionsList = defineCommand({
  name: 'submissions list',
  summary: 'Lists what people sent, newest first.',
  options: {
    kind: { type: 'string', value: 'kind', help: `only of one kind: ${SUBMISSION_KINDS.join(', ')}` },
    email: { type: 'string', value: 'address', help: 'only from one address' },
    limit: { type: 'string', value: 'number', help: 'at most so many (default 50)' },
  },
  async run({ values, json, context }) {
    const query = {
      kind: oneOf(SUBMISSION_KINDS, values.kind, '--kind'),
      email: values.email,
      limit: count(values.limit, '--limit') ?? 50,
    };
    const found = await context.withStore(({ submissions }) => submissions.find(query));
    if (json) context.print(JSON.stringify(found.map(submissionRecord), null, 2));
    else if (found.length === 0) context.note('There are none.');
    else context.print(submissionTable(found));
  },
});
