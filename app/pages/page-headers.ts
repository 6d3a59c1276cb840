import { CACHE_POLICIES } from '#domain/http/cache-policies.ts';

interface Given {
  /** What the answer to a form says of itself, such as when to try again. */
  actionHeaders: Headers;
}

/** A page that is the same for everybody, whatever else the answer to its form says. */
export function sharedHeaders({ actionHeaders }: Given): Headers {
  const headers = new Headers(actionHeaders);
  headers.set('cache-control', CACHE_POLICIES.sharedPage);
  return headers;
}

/** A page that one visitor was sent to: only that browser may keep it, so as to go back to it. */
export function personalHeaders({ actionHeaders }: Given): Headers {
  const headers = new Headers(actionHeaders);
  headers.set('cache-control', CACHE_POLICIES.personalPage);
  return headers;
}
