import type { TextNode } from '#server/markdown/text-tree.ts';

const levels = [2, 3, 4, 5] as const;

/**
 * A text with headings that begin below those of the page and leave no level out: editors choose a level by its looks,
 * and screen readers go by them.
 *
 * @param highest the level of the highest heading
 */
export function evenHeadings(nodes: readonly TextNode[], highest: 2 | 3 = 3): TextNode[] {
  const above: number[] = [];
  return nodes.map((node) => {
    if (node.type !== 'heading') return node;
    while ((above.at(-1) ?? 0) >= node.level) above.pop();
    above.push(node.level);
    return { ...node, level: levels[levels.indexOf(highest) + above.length - 1] ?? 5 };
  });
}
