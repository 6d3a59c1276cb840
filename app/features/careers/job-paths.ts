import type { Accepted } from '#domain/forms/form-result.ts';
import { writeDanger } from '../forms/danger-in-address.ts';

export function jobPath(id: string): string {
  return `/careers/${encodeURIComponent(id)}`;
}

/** Under which the form keeps what is filled in, for each job apart. */
export function applicationDraftName(id: string): string {
  return `application:${id}`;
}

/** Where a sent application leads; the reference is missing where another installation took it and gave none. */
export function appliedPath(
  id: string,
  { reference, danger }: Pick<Accepted, 'reference' | 'danger'>,
): string {
  const query = new URLSearchParams(reference === null ? {} : { reference });
  writeDanger(query, danger);
  return `${jobPath(id)}/applied${query.size > 0 ? `?${query}` : ''}`;
}
