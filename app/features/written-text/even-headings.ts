import type { TextNode } from '#server/markdown/text-tree.ts';

const levels = [2, 3, 4, 5] as const;

/** Levels without gaps below the page's own: editors choose by looks, screen readers go by level. */
export function evenHeadings(nodes: readonly TextNode[], highest: 2 | 3 = 3): TextNode[] {
  const above: number[] = [];
  return nodes.map((node) => {
    if (node.type !== 'heading') return node;
    while ((above.at(-1) ?? 0) >= node.level) above.pop();
    above.push(node.level);
    return { ...node, level: levels[levels.indexOf(highest) + above.length - 1] ?? 5 };
  });
}
