import type { MessageState } from '../../server/delivery/outbox.ts';
import type { StoredSubmission } from '../../server/submissions/submission-store.ts';
import type { ReceivedMail } from './received-mail.ts';
import type { Acknowledgement } from './visitors.ts';

/** The site's own records, read when all is over. */
export interface Records {
  submissions: StoredSubmission[];
  messages: MessageState[];
}

/** Each submission owes one mail to the office and one to the person. */
export const mailsPerSubmission = 2;

/** How many forms were acknowledged; one that was sent twice may be acknowledged twice. */
export function countForms(acknowledged: Acknowledgement[]): number {
  return new Set(acknowledged.map(({ form }) => form.email)).size;
}

/** Acknowledged and not stored exactly once as it was acknowledged, with the mails it owes: a sentence for each. */
export function brokenAcknowledgements(
  acknowledged: Acknowledgement[],
  { submissions, messages }: Records,
): string[] {
  const byEmail = Map.groupBy(submissions, ({ email }) => email);
  const owedBy = Map.groupBy(messages, ({ submissionId }) => submissionId);
  return acknowledged.flatMap(({ form, reference }) => {
    const stored = byEmail.get(form.email) ?? [];
    const [submission] = stored;
    if (!submission || stored.length > 1) return `${form.email}: stored ${stored.length} times`;
    const owed = owedBy.get(submission.id)?.length ?? 0;
    if (owed !== mailsPerSubmission) return `${form.email}: owes ${owed} mails`;
    if (submission.file?.size !== form.file?.bytes.length) return `${form.email}: stored with another file`;
    if (submission.kind !== form.kind) return `${form.email}: stored as ${submission.kind}`;
    const wanted = reference ?? submission.reference;
    return submission.reference === wanted ? [] : `${form.email}: ${wanted} became ${submission.reference}`;
  });
}

/** Owed and never received, received and never owed, or received twice and not the same: a sentence for each. */
export function brokenDeliveries(mails: ReceivedMail[], { messages }: Records): string[] {
  const received = Map.groupBy(mails, ({ message }) => message);
  const owed = new Set(messages.map(({ id }) => id));
  const missing = messages.filter(({ id }) => !received.has(id));
  const foreign = [...received.keys()].filter((id) => !owed.has(id));
  const changed = [...received].filter(([, copies]) => new Set(copies.map(({ rest }) => rest)).size > 1);
  return [
    ...missing.map(
      ({ id, status, attempts, lastError }) =>
        `message ${id}: never arrived (${status}, attempts: ${attempts}, ${lastError})`,
    ),
    ...foreign.map((id) => `message ${id}: arrived and is not owed`),
    ...changed.map(([id]) => `message ${id}: arrived in two forms`),
  ];
}
