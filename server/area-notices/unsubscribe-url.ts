import { linkToken } from '../submissions/link-token.ts';

/** The page asks before it forgets anything; mail programs' own buttons post to the same address (RFC 8058). */
export const UNSUBSCRIBE_PATH = '/notices/unsubscribe';

export function unsubscribeUrl(
  submissionId: string,
  { publicUrl, secret }: { publicUrl: string; secret: Uint8Array },
): string {
  return `${publicUrl}${UNSUBSCRIBE_PATH}?token=${linkToken(submissionId, secret)}`;
}
