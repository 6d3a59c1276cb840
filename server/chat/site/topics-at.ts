import { type Topic, topics } from './topics.ts';

/** The topics of these paths, in their order; those the site no longer has are left out. */
export function topicsAt(paths: readonly string[]): Topic[] {
  return paths.flatMap((path) =>
    topics.filter((topic) => topic.path === path || (path === EVENTS && topic.path.startsWith(`${EVENTS}/`))),
  );
}

const EVENTS = '/events';
