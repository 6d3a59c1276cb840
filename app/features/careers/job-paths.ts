export function jobPath(id: string): string {
  return `/careers/${encodeURIComponent(id)}`;
}

/** Under which the form keeps what is filled in, for each job apart. */
export function applicationDraftName(id: string): string {
  return `application:${id}`;
}

/** Where a sent application leads; the reference is missing where another installation took it and gave none. */
export function appliedPath(id: string, reference: string | null): string {
  return `${jobPath(id)}/applied${reference === null ? '' : `?reference=${encodeURIComponent(reference)}`}`;
}
