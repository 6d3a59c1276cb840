import type { FormTicket, FormValues } from './answer.ts';
import { readFormOrigin } from './form-fields.ts';

/** The ticket of a form that is shown for the first time. */
export function freshTicket(): FormTicket {
  return { key: newKey(), shownAt: Date.now() };
}

/** The ticket that a form was sent with. */
export function ticketOf(values: FormValues): FormTicket {
  const { key, shownAt } = readFormOrigin(values);
  return key ? { key, shownAt: Number(shownAt) || 0 } : freshTicket();
}

/** `crypto.randomUUID` is missing on pages without TLS, such as a test in the office's own network. */
function newKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
