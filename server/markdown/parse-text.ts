import type { BlockContent, DefinitionContent, ListItem, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { safeHref } from './safe-href.ts';
import { splitTitle } from './split-title.ts';
import type { TextItem, TextNode, TextSpan } from './text-tree.ts';

const LONGEST = 20_000;
const DEEPEST = 8;
const MOST_SIGNS_IN_A_LINE = 4;

/** Only what the site's syntax has: the rest of Markdown, HTML above all, stays the text it is. */
const onlyOurSyntax = {
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

/** Reads what editors write: headings, quotes, bold, italic, strikethrough, links, bare addresses, lists, paragraphs. */
export function parseText(text: string): TextNode[] {
  const tree = fromMarkdown(tamed(text), {
    extensions: [gfmAutolinkLiteral(), gfmStrikethrough({ singleTilde: false }), onlyOurSyntax],
    mdastExtensions: [gfmAutolinkLiteralFromMarkdown(), gfmStrikethroughFromMarkdown()],
  });
  return blocks(tree.children, 0);
}

/** Bounded, and with the signs word processors use for bullets turned into those of the syntax. */
function tamed(text: string): string {
  return text
    .slice(0, LONGEST)
    .replace(/^([ \t]*)[•●▪◦‣–][ \t]+/gm, '$1- ')
    .split('\n')
    .map(withoutDeepNesting)
    .join('\n');
}

/** Deeper than any reader could follow, quotes and lists are only there to keep a parser busy. */
function withoutDeepNesting(line: string): string {
  const opening = /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])(?=[ \t>]|$))+/.exec(line)?.[0] ?? '';
  const signs = opening.match(/>|[-*+]|\d+[.)]/g)?.length ?? 0;
  return signs > MOST_SIGNS_IN_A_LINE ? line.slice(opening.length).trimStart() : line;
}

type Block = RootContent | BlockContent | DefinitionContent;

function blocks(nodes: readonly Block[], depth: number): TextNode[] {
  if (depth > DEEPEST) return [{ type: 'paragraph', children: [{ type: 'text', text: words(nodes) }] }];
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

/** What is nested deeper than that keeps its words and loses its form. */
function words(nodes: readonly (Block | PhrasingContent)[]): string {
  return nodes
    .map((node) => ('children' in node ? words(node.children) : 'value' in node ? node.value : ''))
    .join(' ');
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
        return [{ type: 'text', text: node.value.replace(/[ \t]*\n[ \t]*/g, ' ') }];
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
  return depth < DEEPEST ? [{ type, children: inner }] : inner;
}
