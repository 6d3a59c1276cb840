import type { MailLinkOutcome } from '#domain/forms/form-outcome.ts';
import type { Log } from '../logging.ts';
import { followLink } from './follow-link.ts';
import { readSignedText } from './signed-text.ts';
import type { SubmissionKind, Submissions } from './submission-store.ts';

export interface ForgetByLinkOptions {
  submissions: Pick<Submissions, 'find' | 'erase'>;
  kinds: readonly [SubmissionKind, ...SubmissionKind[]];
  secret: Uint8Array;
  log: Log;
}

/** Forgets the address behind an unsubscribe link, wherever it stands among these kinds. Never rejects. */
export type ForgetByLink = (token: string) => Promise<MailLinkOutcome>;

export function createForgetByLink({ submissions, kinds, secret, log }: ForgetByLinkOptions): ForgetByLink {
  async function forgetAddressOf(submissionId: string): Promise<MailLinkOutcome> {
    const [linked] = await submissions.find({ kind: kinds[0], key: submissionId, limit: 1 });
    const email = linked?.email;
    if (!email) return { kind: 'unknown' };
    const found = await Promise.all(kinds.map((kind) => submissions.find({ kind, email })));
    await submissions.erase(found.flat().map(({ id }) => id));
    return { kind: 'done' };
  }

  const failure = 'An address could not be forgotten; the visitor was told so.';
  return (token) => followLink(readSignedText(token, secret), forgetAddressOf, log, failure);
}
