import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNATURE_BYTES = 16;

/** Gives each purpose its own secret key of 32 bytes, the same in every instance and after every restart. */
export type SecretFor = (purpose: string) => Uint8Array;

/**
 * Signs a submission's id for a link in a mail, so that nobody can guess another one. Each purpose has a secret of
 * its own, so that no link does what another one is for.
 */
export function linkToken(submissionId: string, secret: Uint8Array): string {
  return `${submissionId}.${signatureOf(submissionId, secret)}`;
}

/** The submission that a token is for, or null where we did not make it. */
export function readLinkToken(token: string, secret: Uint8Array): string | null {
  const [, submissionId, signature] = /^([\da-f-]{36})\.([\w-]{22})$/.exec(token) ?? [];
  if (!submissionId || !signature) return null;
  // As text: the same bytes have several spellings in base64.
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(submissionId, secret)));
  return isOurs ? submissionId : null;
}

export function signatureOf(text: string, secret: Uint8Array): string {
  const hmac = createHmac('sha256', secret).update(text).digest();
  return hmac.subarray(0, SIGNATURE_BYTES).toString('base64url');
}
