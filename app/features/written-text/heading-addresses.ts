import type { TextNode, TextSpan } from '#server/markdown/text-tree.ts';

const wordsOf = (spans: readonly TextSpan[]): string =>
  spans
    .map((span) => ('children' in span ? wordsOf(span.children) : 'text' in span ? span.text : ' '))
    .join('');

interface Addressed {
  nodes: TextNode[];
  sections: { id: string; shortTitle: string }[];
}

/** The headings of this level get an address each, for a list of contents. */
export function addressHeadings(nodes: readonly TextNode[], level: 2 | 3): Addressed {
  const sections: Addressed['sections'] = [];
  const addressed = nodes.map((node) => {
    if (node.type !== 'heading' || node.level !== level) return node;
    const id = `part-${sections.length + 1}`;
    sections.push({ id, shortTitle: wordsOf(node.children) });
    return { ...node, id };
  });
  return { nodes: addressed, sections };
}
