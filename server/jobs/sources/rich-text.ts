import * as v from 'valibot';

const MAX_DEPTH = 20;

interface RichNode {
  nodeType: string;
  value: string;
  marks: { type: string }[];
  data: { uri: string };
  content: unknown[];
}

const richNode: v.GenericSchema<unknown, RichNode> = v.object({
  nodeType: v.string(),
  value: v.fallback(v.string(), ''),
  marks: v.fallback(v.array(v.object({ type: v.string() })), []),
  data: v.fallback(v.object({ uri: v.fallback(v.string(), '') }), { uri: '' }),
  content: v.fallback(v.array(v.unknown()), []),
});

const DELIMITERS: Record<string, string> = { bold: '**', italic: '*', strikethrough: '~~' };

export function fieldText(value: unknown): unknown {
  const parsed = v.safeParse(richNode, value);
  if (!parsed.success || parsed.output.nodeType !== 'document') return value;
  return blocks(parsed.output.content, 0);
}

function blocks(content: unknown[], depth: number): string {
  return children(content)
    .map((node) => block(node, depth))
    .filter(Boolean)
    .join('\n\n');
}

function children(content: unknown[]): RichNode[] {
  return content.flatMap((item) => {
    const parsed = v.safeParse(richNode, item);
    return parsed.success ? [parsed.output] : [];
  });
}

function block(node: RichNode, depth: number): string {
  if (depth > MAX_DEPTH) return '';
  const heading = /^heading-([1-6])$/.exec(node.nodeType)?.[1];
  if (heading)
    return `${'#'.repeat(Math.min(Number(heading), 3))} ${inline(node.content).replaceAll('\\\n', ' ')}`;
  switch (node.nodeType) {
    case 'paragraph':
      return lineStartsEscaped(inline(node.content));
    case 'unordered-list':
      return list(node, depth, () => '- ');
    case 'ordered-list':
      return list(node, depth, (index) => `${index + 1}. `);
    case 'blockquote':
      return quote(blocks(node.content, depth + 1));
    default:
      return blocks(node.content, depth + 1);
  }
}

function quote(text: string): string {
  return text === '' ? '' : text.replace(/^/gm, '> ');
}

function list(node: RichNode, depth: number, marker: (index: number) => string): string {
  return children(node.content)
    .map((item, index) => {
      const before = marker(index);
      const text = blocks(item.content, depth + 1).replaceAll('\n', `\n${' '.repeat(before.length)}`);
      return before + text.replace(/(?<! ) +$/gm, '');
    })
    .join('\n');
}

function inline(content: unknown[]): string {
  return children(content).map(span).join('');
}

function span(node: RichNode): string {
  if (node.nodeType === 'text') return marked(node);
  const label = children(node.content).map(span).join('');
  return node.nodeType === 'hyperlink' ? link(label, node.data.uri) : label;
}

function link(label: string, uri: string): string {
  return URL.canParse(uri) || uri.startsWith('/')
    ? `[${label}](<${uri.replace(/[<>\s\\]/g, encodeURIComponent)}>)`
    : label;
}

/** Puts spaces outside, because markup must touch the words it marks. */
function marked(node: RichNode): string {
  const text = escaped(node.value).replaceAll('\n', '\\\n');
  const words = text.trim();
  if (words === '') return text;
  const before = text.slice(0, text.indexOf(words));
  const after = text.slice(before.length + words.length);
  const delimiters = node.marks.map((mark) => DELIMITERS[mark.type] ?? '');
  return before + delimiters.join('') + words + delimiters.toReversed().join('') + after;
}

function escaped(text: string): string {
  return text.replace(/[\\*[\]`~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&');
}

function lineStartsEscaped(text: string): string {
  return text.replace(/^([ \t]*)([#>+-]|\d+(?=[.)]))/gm, (_, space: string, marker: string) =>
    /\d/.test(marker) ? `${space}${marker}\\` : `${space}\\${marker}`,
  );
}
