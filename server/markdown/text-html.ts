import type { TextItem, TextNode, TextSpan } from './text-tree.ts';

const ELEMENTS = { strong: 'strong', emphasis: 'em', deleted: 'del' } as const;

export function textHtml(nodes: readonly TextNode[]): string {
  return nodes.map(block).join('');
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function block(node: TextNode): string {
  switch (node.type) {
    case 'heading':
      return `<h${node.level}>${spans(node.children)}</h${node.level}>`;
    case 'paragraph':
      return `<p>${spans(node.children)}</p>`;
    case 'quote':
      return `<blockquote>${textHtml(node.children)}</blockquote>`;
    case 'list': {
      const name = node.ordered ? 'ol' : 'ul';
      return `<${name}>${node.items.map(item).join('')}</${name}>`;
    }
  }
}

function item({ title, children }: TextItem): string {
  const [first, ...rest] = children;
  const opening = title ? `<strong>${spans(title)}:</strong> ` : '';
  const text = first?.type === 'paragraph' ? spans(first.children) : textHtml(first ? [first] : []);
  return `<li>${opening}${text}${textHtml(rest)}</li>`;
}

function spans(children: readonly TextSpan[]): string {
  return children
    .map((span) => {
      if (span.type === 'text') return escapeHtml(span.text);
      if (span.type === 'break') return '<br>';
      if (span.type === 'link') return `<a href="${escapeHtml(span.href)}">${spans(span.children)}</a>`;
      const name = ELEMENTS[span.type];
      return `<${name}>${spans(span.children)}</${name}>`;
    })
    .join('');
}
