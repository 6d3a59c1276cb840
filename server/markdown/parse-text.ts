import { LRUCache } from 'lru-cache';
import type { BlockContent, DefinitionContent, ListItem, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { spanText, type TextItem, type TextNode, type TextSpan } from './text-tree.ts';

const MAX_LENGTH = 20_000;
const MAX_DEPTH = 8;
const MAX_MARKERS_IN_A_LINE = 4;
/** The parser takes the square of these: at the bounds 20 ms, and 9 s for 20,000 characters of `_*`. */
const MAX_SIGNS = 600;
const MAX_AUTOLINKS = 100;
const MAX_LINES = 300;
const MAX_HREF_LENGTH = 2000;
const MAX_PLAIN_LINES = 6000;
const LINK_PROTOCOLS = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** Bare addresses; `&` and `\\` can spell them. */
const MAY_BE_AUTOLINK = /www\.|:\/\/|@|&[#\w]|\\/gi;
const SIGNS = /[*_~[\]\\&<]/g;
const MARKER = /[ \t]*(?:>|[-*+]|\d{1,9}[.)])(?=[ \t>]|$)/y;

/** The rest of Markdown, HTML above all, stays the text it is. */
const ONLY_OUR_SYNTAX = {
  disable: {
    null: [
      'codeFenced',
      'codeIndented',
      'codeText',
      'definition',
      'htmlFlow',
      'htmlText',
      'labelStartImage',
      'setextUnderline',
    ],
  },
};

export function parseText(text: string): TextNode[] {
  return blocks(parse(text), 0);
}

const SYNTAX = {
  extensions: [gfmStrikethrough({ singleTilde: false }), ONLY_OUR_SYNTAX],
  mdastExtensions: [gfmStrikethroughFromMarkdown()],
};

/** Looking for them takes as long as all the rest of the parsing. */
const WITH_AUTOLINKS = {
  extensions: [gfmAutolinkLiteral(), ...SYNTAX.extensions],
  mdastExtensions: [gfmAutolinkLiteralFromMarkdown(), ...SYNTAX.mdastExtensions],
};

/** Parsing one takes 0.2 to 1 ms, and the same thousand texts come again and again. */
const plainLines = new LRUCache<string, string>({
  max: MAX_PLAIN_LINES,
  memoMethod: (text) => words(parse(text)).replace(/\s+/gu, ' ').trim(),
});

export function plainLine(text: string): string {
  return plainLines.memo(text);
}

function parse(text: string): RootContent[] {
  const bounded = withinBounds(text);
  const addresses = bounded.match(MAY_BE_AUTOLINK)?.length ?? 0;
  const isToBeSearched = addresses > 0 && addresses <= MAX_AUTOLINKS;
  return fromMarkdown(bounded, isToBeSearched ? WITH_AUTOLINKS : SYNTAX).children;
}

function withinBounds(text: string): string {
  const lines = withoutHeapsOfSigns(text.slice(0, MAX_LENGTH))
    .split(/\r\n?|\n/)
    .map((line) => withoutDeepNesting(line.replace(/^([ \t]*)[•●▪◦‣–][ \t]+/, '$1- ')));
  if (lines.length <= MAX_LINES) return lines.join('\n');
  return [...lines.slice(0, MAX_LINES), lines.slice(MAX_LINES).join(' ')].join('\n');
}

/** So many are not how anybody writes, and the words come without them. */
function withoutHeapsOfSigns(text: string): string {
  return (text.match(SIGNS)?.length ?? 0) > MAX_SIGNS ? text.replace(SIGNS, '') : text;
}

/** Deeper than any reader could follow, quotes and lists only keep a parser busy. */
function withoutDeepNesting(line: string): string {
  let markers = 0;
  let length = 0;
  MARKER.lastIndex = 0;
  while (MARKER.test(line)) {
    markers += 1;
    length = MARKER.lastIndex;
  }
  return markers > MAX_MARKERS_IN_A_LINE ? line.slice(length).trimStart() : line;
}

type Block = RootContent | BlockContent | DefinitionContent;

function blocks(nodes: readonly Block[], depth: number): TextNode[] {
  if (depth > MAX_DEPTH) return [{ type: 'paragraph', children: [{ type: 'text', text: words(nodes) }] }];
  return nodes.flatMap((node): TextNode[] => {
    switch (node.type) {
      case 'heading':
        return [{ type: 'heading', level: headingLevel(node.depth), children: spans(node.children, 0) }];
      case 'paragraph':
        return [{ type: 'paragraph', children: spans(node.children, 0) }];
      case 'blockquote':
        return [{ type: 'quote', children: blocks(node.children, depth + 1) }];
      case 'list': {
        const items = node.children.map((item) => listItem(item, depth + 1));
        return [{ type: 'list', ordered: node.ordered ?? false, start: node.start ?? 1, items }];
      }
      default:
        return [];
    }
  });
}

function words(nodes: readonly (Block | PhrasingContent)[]): string {
  return nodes
    .map((node, index) => {
      if ('value' in node) return node.value;
      if (!('children' in node)) return ' ';
      const text = words(node.children);
      return isInsideWord(nodes, index) ? `*${text}*` : text;
    })
    .join(nodes.some(isBlock) ? ' ' : '');
}

const BLOCKS = new Set(['heading', 'paragraph', 'blockquote', 'list', 'listItem']);
const isBlock = ({ type }: Block | PhrasingContent) => BLOCKS.has(type);

/** To the syntax `2*3*4` has emphasis; to whoever reads it on one line it is a sum. */
function isInsideWord(nodes: readonly (Block | PhrasingContent)[], index: number): boolean {
  const [before, after] = [nodes[index - 1], nodes[index + 1]];
  return (
    nodes[index]?.type === 'emphasis' &&
    before?.type === 'text' &&
    /[\p{L}\p{N}]$/u.test(before.value) &&
    after?.type === 'text' &&
    /^[\p{L}\p{N}]/u.test(after.value)
  );
}

function headingLevel(depth: number): 3 | 4 | 5 {
  return depth === 1 ? 3 : depth === 2 ? 4 : 5;
}

function listItem(item: ListItem, depth: number): TextItem {
  const [first, ...rest] = blocks(item.children, depth);
  const split = first?.type === 'paragraph' ? splitTitle(first.children) : null;
  if (!split) return { title: null, children: first ? [first, ...rest] : [] };
  return { title: split.title, children: [{ type: 'paragraph', children: split.description }, ...rest] };
}

function spans(nodes: readonly PhrasingContent[], depth: number): TextSpan[] {
  return nodes.flatMap((node): TextSpan[] => {
    switch (node.type) {
      case 'text':
        return [{ type: 'text', text: node.value.replace(/(?<![ \t])[ \t]*\n[ \t]*/g, ' ') }];
      case 'break':
        return [{ type: 'break' }];
      case 'strong':
      case 'emphasis':
        return nested(node.type, node.children, depth);
      case 'delete':
        return nested('deleted', node.children, depth);
      case 'link': {
        const href = safeHref(node.url);
        const children = spans(node.children, depth + 1);
        return href && children.length > 0 ? [{ type: 'link', href, children }] : children;
      }
      default:
        return [];
    }
  });
}

function nested(
  type: 'strong' | 'emphasis' | 'deleted',
  children: PhrasingContent[],
  depth: number,
): TextSpan[] {
  const inner = spans(children, depth + 1);
  return depth < MAX_DEPTH ? [{ type, children: inner }] : inner;
}

function safeHref(href: string): string | null {
  if (href.length > MAX_HREF_LENGTH) return null;
  // A path of this site; two slashes, or a slash and a backslash, would be another host.
  if (/^\/(?![/\\])[^\s\\]*$/.test(href)) return href;
  const url = URL.parse(href);
  if (!url || !LINK_PROTOCOLS.has(url.protocol)) return null;
  // A name before the host makes an address look like another host.
  if (url.username || url.password) return null;
  return url.href;
}

/** On the first colon that a space follows, so that neither 9:30 nor an address is torn. */
function splitTitle(spans: TextSpan[]): { title: TextSpan[]; description: TextSpan[] } | null {
  for (const [index, span] of spans.entries()) {
    const parts = splitSpan(span, index + 1 < spans.length);
    if (!parts) continue;
    const title = [...spans.slice(0, index), ...parts.before];
    const description = [...parts.after, ...spans.slice(index + 1)];
    const [first, ...others] = description;
    if (first?.type === 'text') description.splice(0, 1, { ...first, text: first.text.trimStart() });
    if (others.length === 0 && !spanText(description).trim()) return null;
    return spanText(title).trim() ? { title, description } : null;
  }
  return null;
}

/** `**Training:** paid` has a title too. */
function splitSpan(span: TextSpan, followed: boolean): { before: TextSpan[]; after: TextSpan[] } | null {
  if (span.type === 'text') {
    const at = span.text.search(followed ? /:(?=\s|$)/ : /:(?=\s)/);
    if (at < 0) return null;
    const after = span.text.slice(at + 1);
    return {
      before: [{ type: 'text', text: span.text.slice(0, at) }],
      after: after.trim() || !followed ? [{ type: 'text', text: after }] : [],
    };
  }
  if (span.type !== 'strong' && span.type !== 'emphasis') return null;
  const last = span.children.at(-1);
  if (!followed || last?.type !== 'text' || !last.text.trimEnd().endsWith(':')) return null;
  const text = last.text.trimEnd().slice(0, -1);
  return {
    before: [{ ...span, children: [...span.children.slice(0, -1), { type: 'text', text }] }],
    after: [],
  };
}
