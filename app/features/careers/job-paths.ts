import type { Accepted } from '#domain/forms/form-result.ts';
import { writeDanger } from '../forms/danger-in-address.ts';

export function jobPath(id: string): string {
  return `/careers/${encodeURIComponent(id)}`;
}

/** Under which the form keeps what is filled in, for each job apart. */
export function applicationDraftName(id: string): string {
  return `application:${id}`;
}

/** What its receipt is for. */
export function applicationOf(id: string): string {
  return `application ${id}`;
}

/** Where a sent application leads. */
export function appliedPath(id: string, receipt: string, danger: Accepted['danger']): string {
  const query = new URLSearchParams({ reference: receipt });
  writeDanger(query, danger);
  return `${jobPath(id)}/applied?${query}`;
}
