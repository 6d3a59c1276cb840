import { createElement, Fragment, type ReactNode } from 'react';
import type { TextItem, TextNode, TextSpan } from '#server/markdown/text-tree.ts';

const elements = { strong: 'strong', emphasis: 'em', deleted: 'del' } as const;

/** A tree of a few known elements, so nothing in it can become anything else. */
export function WrittenText({ nodes }: { nodes: readonly TextNode[] }) {
  return blocks(nodes);
}

/** The text never changes while shown, so its children need no keys. */
function inOrder<Part>(
  parts: readonly Part[],
  draw: (part: Part) => ReactNode,
  element: string | typeof Fragment = Fragment,
) {
  return createElement(element, null, ...parts.map(draw));
}

const blocks = (nodes: readonly TextNode[]) => inOrder(nodes, block);
const spans = (parts: readonly TextSpan[]) => inOrder(parts, span);

function block(node: TextNode): ReactNode {
  switch (node.type) {
    case 'heading':
      return createElement(`h${node.level}`, { id: node.id }, ...node.children.map(span));
    case 'paragraph':
      return inOrder(node.children, span, 'p');
    case 'quote':
      return <blockquote>{blocks(node.children)}</blockquote>;
    case 'list':
      return node.ordered ? (
        <ol start={node.start}>{inOrder(node.items, item)}</ol>
      ) : (
        <ul>{inOrder(node.items, item)}</ul>
      );
  }
}

/** The first paragraph stands in the item's line, behind its title. */
function item({ title, children }: TextItem): ReactNode {
  const [first, ...rest] = children;
  const inLine = first?.type === 'paragraph';
  return (
    <li>
      {title && <strong>{spans(title)}:</strong>} {inLine && spans(first.children)}
      {blocks(inLine ? rest : children)}
    </li>
  );
}

function span(part: TextSpan): ReactNode {
  switch (part.type) {
    case 'text':
      return part.text;
    case 'break':
      return <br />;
    case 'link':
      return <a href={part.href}>{spans(part.children)}</a>;
    default:
      return inOrder(part.children, span, elements[part.type]);
  }
}
