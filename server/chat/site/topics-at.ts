import { type Topic, topics } from './topics.ts';

export function topicsAt(paths: readonly string[]): Topic[] {
  return paths.flatMap((path) =>
    topics.filter((topic) => topic.path === path || (path === EVENTS && topic.path.startsWith(`${EVENTS}/`))),
  );
}

/** False for a page that this provider does not have. */
export const isThere = (path: string): boolean => topicsAt([path]).length > 0;

const EVENTS = '/events';
