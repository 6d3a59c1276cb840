import { readFormMetadata } from '#domain/forms/form-metadata.ts';
import type { FormToken } from '#domain/forms/form-result.ts';

export function newFormToken(): FormToken {
  return { key: newKey(), shownAt: Date.now() };
}

export function formTokenOf(values: Record<string, unknown>): FormToken {
  const { key, shownAt } = readFormMetadata(values);
  return key ? { key, shownAt: Number(shownAt) || 0 } : newFormToken();
}

/** `crypto.randomUUID` is missing on pages without TLS, such as a test in the office's own network. */
function newKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
