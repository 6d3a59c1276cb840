import { type Topic, topics } from './topics.ts';

export function topicsAt(paths: readonly string[]): Topic[] {
  return paths.flatMap((path) =>
    topics.filter((topic) => topic.path === path || (path === EVENTS && topic.path.startsWith(`${EVENTS}/`))),
  );
}

const EVENTS = '/events';
