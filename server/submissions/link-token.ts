import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNATURE_BYTES = 16;

/** Gives each purpose its own secret key of 32 bytes, the same in every instance and after every restart. */
export type SecretFor = (purpose: string) => Uint8Array;

/**
 * What a link in a mail carries: the id of the submission, signed so that nobody can guess another one. Each purpose
 * signs with a secret of its own, so that no link does what another one is for.
 */
export function linkToken(submissionId: string, secret: Uint8Array): string {
  return `${submissionId}.${sign(submissionId, secret).toString('base64url')}`;
}

/** The submission that a token is for, or null where we did not make it. */
export function readLinkToken(token: string, secret: Uint8Array): string | null {
  const [, submissionId, signature] = /^([\da-f-]{36})\.([\w-]{22})$/.exec(token) ?? [];
  if (!submissionId || !signature) return null;
  const given = Buffer.from(signature, 'base64url');
  const ours = sign(submissionId, secret);
  return given.length === ours.length && timingSafeEqual(given, ours) ? submissionId : null;
}

function sign(submissionId: string, secret: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(submissionId).digest().subarray(0, SIGNATURE_BYTES);
}
