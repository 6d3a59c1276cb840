export function jobPath(id: string): string {
  return `/careers/${encodeURIComponent(id)}`;
}

export function applicationDraftName(id: string): string {
  return `application:${id}`;
}

export function applicationOf(id: string): string {
  return `application ${id}`;
}
