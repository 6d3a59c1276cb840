import { type Topic, topics } from './topics.ts';

/** Returns the topics of paths in their order, and leaves out those that the site no longer has. */
export function topicsAt(paths: readonly string[]): Topic[] {
  return paths.flatMap((path) =>
    topics.filter((topic) => topic.path === path || (path === EVENTS && topic.path.startsWith(`${EVENTS}/`))),
  );
}

const EVENTS = '/events';
