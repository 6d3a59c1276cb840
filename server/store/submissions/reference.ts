import { randomInt } from 'node:crypto';

/** No letter or digit here can be read, or written by hand, as another one; and no vowels, so no words. */
const ALPHABET = '34679CDFHJKMNPQRTWXY';
const GROUP_LENGTH = 4;

export function createReference(prefix: string): string {
  return `${prefix}-${randomGroup()}-${randomGroup()}`;
}

export function normaliseReference(typed: string): string {
  const compact = typed.toUpperCase().replace(/[^A-Z\d]/g, '');
  const code = compact.slice(-2 * GROUP_LENGTH);
  return `${compact.slice(0, -2 * GROUP_LENGTH)}-${code.slice(0, GROUP_LENGTH)}-${code.slice(GROUP_LENGTH)}`;
}

function randomGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}
