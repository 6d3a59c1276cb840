import { randomInt } from 'node:crypto';

/** No letter or digit here can be read, or written by hand, as another one; and no vowels, so no words. */
const alphabet = '34679CDFHJKMNPQRTWXY';
const groupLength = 4;

/** A new reference such as `AB-7K3M-Q9HX`: one of 25 thousand million, so a collision is rare but possible. */
export function createReference(prefix: string): string {
  return `${prefix}-${randomGroup()}-${randomGroup()}`;
}

/** What somebody read out or typed, as references are stored: capitals, hyphens in their places. */
export function normaliseReference(typed: string): string {
  const compact = typed.toUpperCase().replace(/[^A-Z\d]/g, '');
  const code = compact.slice(-2 * groupLength);
  return `${compact.slice(0, -2 * groupLength)}-${code.slice(0, groupLength)}-${code.slice(groupLength)}`;
}

function randomGroup(): string {
  return Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}
