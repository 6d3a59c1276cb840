import type { TextNode } from '#server/markdown/text-tree.ts';

const levels = [3, 4, 5] as const;

/**
 * A section's text with headings that begin below the section's own and leave no level out: editors choose a level by
 * its looks, and screen readers go by them.
 */
export function evenHeadings(nodes: readonly TextNode[]): TextNode[] {
  const above: number[] = [];
  return nodes.map((node) => {
    if (node.type !== 'heading') return node;
    while ((above.at(-1) ?? 0) >= node.level) above.pop();
    above.push(node.level);
    return { ...node, level: levels[above.length - 1] ?? 5 };
  });
}
