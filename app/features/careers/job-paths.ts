import type { FormResult } from '#domain/forms/form-result.ts';
import { writeDanger } from '../forms/danger-in-address.ts';

export function jobPath(id: string): string {
  return `/careers/${encodeURIComponent(id)}`;
}

export function applicationDraftName(id: string): string {
  return `application:${id}`;
}

export function applicationOf(id: string): string {
  return `application ${id}`;
}

export function appliedPath(id: string, receipt: string, danger: FormResult['danger']): string {
  const query = new URLSearchParams({ reference: receipt });
  writeDanger(query, danger);
  return `${jobPath(id)}/applied?${query}`;
}
