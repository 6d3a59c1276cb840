export function jobPath(id: string): string {
  return `/careers/${encodeURIComponent(id)}`;
}

/** Where a sent application leads; the reference is missing where another installation took it and gave none. */
export function appliedPath(id: string, reference: string | null): string {
  return `${jobPath(id)}/applied${reference === null ? '' : `?reference=${encodeURIComponent(reference)}`}`;
}
