import { randomUUID } from 'node:crypto';
import type { NewSubmission } from '../../server/submissions/submission-store.ts';

export function sampleSubmission(changes: Partial<NewSubmission> = {}): NewSubmission {
  return {
    kind: 'enquiry',
    idempotencyKey: randomUUID(),
    email: 'dora@example.org',
    fields: { name: 'Dora Ash', message: 'My father comes home on Friday.' },
    deleteAfter: new Date('2027-05-21T00:00:00Z'),
    answerBy: null,
    danger: false,
    file: null,
    messages: ({ reference }) => [{ channel: 'mail', payload: { subject: reference } }],
    ...changes,
  };
}
