import type { JobTextItem, JobTextNode, JobTextSpan } from './job-text.ts';

const elements = { strong: 'strong', emphasis: 'em', deleted: 'del' } as const;

/** A job's text as HTML, for structured data and feeds only; pages draw the nodes themselves. */
export function jobTextHtml(nodes: readonly JobTextNode[]): string {
  return nodes.map(block).join('');
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function block(node: JobTextNode): string {
  switch (node.type) {
    case 'heading':
      return `<h${node.level}>${spans(node.children)}</h${node.level}>`;
    case 'paragraph':
      return `<p>${spans(node.children)}</p>`;
    case 'quote':
      return `<blockquote>${jobTextHtml(node.children)}</blockquote>`;
    case 'list': {
      const name = node.ordered ? 'ol' : 'ul';
      return `<${name}>${node.items.map(item).join('')}</${name}>`;
    }
  }
}

function item({ title, children }: JobTextItem): string {
  const [first, ...rest] = children;
  const opening = title ? `<strong>${spans(title)}:</strong> ` : '';
  const text = first?.type === 'paragraph' ? spans(first.children) : jobTextHtml(first ? [first] : []);
  return `<li>${opening}${text}${jobTextHtml(rest)}</li>`;
}

function spans(children: readonly JobTextSpan[]): string {
  return children
    .map((span) => {
      if (span.type === 'text') return escapeHtml(span.text);
      if (span.type === 'break') return '<br>';
      if (span.type === 'link') return `<a href="${escapeHtml(span.href)}">${spans(span.children)}</a>`;
      const name = elements[span.type];
      return `<${name}>${spans(span.children)}</${name}>`;
    })
    .join('');
}
