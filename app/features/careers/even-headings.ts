import type { JobTextNode } from '#server/jobs/job-text.ts';

const levels = [3, 4, 5] as const;

/**
 * A section's text with headings that begin below the section's own and leave no level out: editors choose a level by
 * its looks, and screen readers go by them.
 */
export function evenHeadings(nodes: readonly JobTextNode[]): JobTextNode[] {
  const above: number[] = [];
  return nodes.map((node) => {
    if (node.type !== 'heading') return node;
    while ((above.at(-1) ?? 0) >= node.level) above.pop();
    above.push(node.level);
    return { ...node, level: levels[above.length - 1] ?? 5 };
  });
}
