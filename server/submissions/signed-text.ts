import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNATURE_BYTES = 16;
const SIGNED = /^([\w.-]{0,120})\.([\w-]{22})$/;

/** Gives each purpose its own secret key of 32 bytes, the same in every instance and after every restart. */
export type SecretFor = (purpose: string) => Uint8Array;

/**
 * Signs what stands in a link or a cookie, so that nobody can guess another one. Each purpose has a secret of its own,
 * so that no link does what another one is for.
 * @param context is signed and not part of the text: who reads it must know it
 */
export function signText(text: string, secret: Uint8Array, context = ''): string {
  return `${text}.${signatureOf(text + context, secret)}`;
}

/** The text that was signed, or null where we did not sign it for this purpose. */
export function readSignedText(signed: string, secret: Uint8Array, context = ''): string | null {
  const [, text, signature] = SIGNED.exec(signed) ?? [];
  if (text === undefined || signature === undefined) return null;
  // As text: the same bytes have several spellings in base64.
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(text + context, secret)));
  return isOurs ? text : null;
}

/** A signed text that says until when it is good, in whole seconds. */
export function signTextUntil(text: string, until: Date, secret: Uint8Array): string {
  return signText(`${text}.${Math.floor(until.getTime() / 1000).toString(36)}`, secret);
}

/** Reads a text that `signTextUntil` signed; its time may have passed. */
export function readSignedTextUntil(
  signed: string,
  secret: Uint8Array,
): { text: string; until: Date } | null {
  const [, text, seconds] = /^(.+)\.(\w+)$/.exec(readSignedText(signed, secret) ?? '') ?? [];
  if (!text || !seconds) return null;
  return { text, until: new Date(Number.parseInt(seconds, 36) * 1000) };
}

export function signatureOf(text: string, secret: Uint8Array): string {
  const hmac = createHmac('sha256', secret).update(text).digest();
  return hmac.subarray(0, SIGNATURE_BYTES).toString('base64url');
}
