import type { MessageState } from '../../server/delivery/outbox.ts';
import { openStore } from '../../server/store/open-store.ts';
import type { StoredSubmission } from '../../server/submissions/submission-store.ts';
import { collectingLog } from '../support/collecting-log.ts';
import type { ReceivedSmtpMail } from '../support/smtp-server.ts';
import type { Acknowledgement } from './visitors.ts';

interface Records {
  submissions: StoredSubmission[];
  messages: MessageState[];
}

/** One to the office and one to the person. */
export const MAILS_PER_SUBMISSION = 2;

export function countForms(acknowledged: Acknowledgement[]): number {
  return new Set(acknowledged.map(({ form }) => form.email)).size;
}

interface Outcome {
  acknowledged?: Acknowledgement[];
  received: ReceivedSmtpMail[];
  records: Records;
  exitCodes?: (number | null)[];
}

/** Compares promises with deliveries: a sentence for each promise that was broken. */
export function brokenPromises({ acknowledged = [], received, records, exitCodes = [] }: Outcome): string[] {
  return [
    ...brokenAcknowledgements(acknowledged, records),
    ...brokenDeliveries(received.map(readMail), records),
    ...exitCodes.filter((code) => code !== 0).map((code) => `a process ended with ${code}`),
  ];
}

/** Acknowledged and not stored exactly once as it was acknowledged, with its mails: a sentence for each. */
export function brokenAcknowledgements(
  acknowledged: Acknowledgement[],
  { submissions, messages }: Records,
): string[] {
  const byEmail = Map.groupBy(submissions, ({ email }) => email);
  const messagesOf = Map.groupBy(messages, ({ submissionId }) => submissionId);
  return acknowledged.flatMap(({ form, reference }) => {
    const stored = byEmail.get(form.email) ?? [];
    const [submission] = stored;
    if (!submission || stored.length > 1) return `${form.email}: stored ${stored.length} times`;
    const mails = messagesOf.get(submission.id)?.length ?? 0;
    if (mails !== MAILS_PER_SUBMISSION) return `${form.email}: stored with ${mails} mails`;
    if (submission.file?.size !== form.file?.bytes.length) return `${form.email}: stored with another file`;
    if (submission.kind !== form.kind) return `${form.email}: stored as ${submission.kind}`;
    const expected = reference ?? submission.reference;
    return submission.reference === expected
      ? []
      : `${form.email}: ${expected} became ${submission.reference}`;
  });
}

/** Stored and never received, received and never stored, or received twice and not the same: a sentence for each. */
function brokenDeliveries(mails: ReceivedMail[], { messages }: Records): string[] {
  const received = Map.groupBy(mails, ({ message }) => message);
  const stored = new Set(messages.map(({ id }) => id));
  const missing = messages.filter(({ id }) => !received.has(id));
  const waiting = missing.filter(({ status }) => status === 'due' || status === 'claimed');
  const lost = missing.filter((message) => !waiting.includes(message));
  const foreign = [...received.keys()].filter((id) => !stored.has(id));
  const changed = [...received].filter(([, copies]) => new Set(copies.map(({ rest }) => rest)).size > 1);
  return [
    ...(waiting.length === 0
      ? []
      : [`not at rest: ${waiting.length} mails were still to leave, and nothing can be said of them`]),
    ...lost.map(
      ({ id, status, attempts, lastError }) =>
        `message ${id}: never arrived (${status}, attempts: ${attempts}, ${lastError})`,
    ),
    ...foreign.map((id) => `message ${id}: arrived and is not stored`),
    ...changed.map(([id]) => `message ${id}: arrived in two forms`),
  ];
}

export async function readRecords(place: string): Promise<Records> {
  const isDatabase = place.startsWith('postgres://');
  const where = isDatabase ? { dataDir: '', databaseUrl: place } : { dataDir: place, databaseUrl: null };
  const store = await openStore({ ...where, referencePrefix: 'AB', log: collectingLog() });
  try {
    return { submissions: await store.submissions.find({}), messages: await store.outbox.list({}) };
  } finally {
    await store.close();
  }
}

/** A mail as the programs that receive it tell mails apart. */
interface ReceivedMail {
  /** The outbox's id of the message, which begins the Message-ID. */
  message: string;
  /** Must be the same each time it comes. */
  rest: string;
}

export function readMail({ raw, to }: ReceivedSmtpMail): ReceivedMail {
  const headers = raw
    .subarray(0, raw.indexOf('\r\n\r\n'))
    .toString()
    .replaceAll(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1]?.trim() ?? '';
  return {
    message: /^<([^@]+)@/.exec(header('Message-ID'))?.[1] ?? '',
    rest: [to.join(), header('From'), header('Subject'), header('Date')].join(' | '),
  };
}
