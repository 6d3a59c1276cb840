/**
 * What a visitor told one form, to be offered again by the next: kept in memory for this visit and nowhere else.
 * Only event handlers write here, so it stays empty on the server, which many visitors share.
 */
const memory = new Map<RememberedField, string>();

export type RememberedField = 'postcode';

export function remember(field: RememberedField, value: string): void {
  memory.set(field, value);
}

export function recall(field: RememberedField): string | undefined {
  return memory.get(field);
}
