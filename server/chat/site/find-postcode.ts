import { parsePostcode } from '#domain/postcodes/postcode.ts';

const shape = /\b[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}\b/i;

/** The first postcode that stands in a text, in the canonical form; null where there is none. */
export function findPostcode(text: string): string | null {
  const parsed = parsePostcode(shape.exec(text)?.[0] ?? '');
  return parsed.kind === 'ok' ? parsed.postcode : null;
}

/** The text without its first postcode: what else was asked. */
export function withoutPostcode(text: string): string {
  return text.replace(shape, ' ');
}
