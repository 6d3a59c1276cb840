// Writes new values into a file's own text: comments, order, quotes and every other byte stay.
import {
  Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type ParsedNode,
  parseDocument,
  type Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isGroup, isSame } from './same.ts';

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** @throws if the text is laid out in a way that a form cannot write into */
export function editYaml(text: string, to: unknown): string {
  const document = parseDocument(text);
  const edits = document.contents ? createWriter(text, document).edit(document.contents, to, 0, 0) : [];
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const written = apply(
    text,
    edits.map((one) => ({ ...one, text: one.text.replaceAll('\n', eol) })),
  );
  const read = parseDocument(written);
  if (read.errors.length > 0 || !isSame(read.toJS(), to)) throw new Error('The file cannot be written into');
  return written;
}

function apply(text: string, edits: readonly Edit[], from = 0, until = text.length): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (whole, { start, end, text: part }) => whole.slice(0, start - from) + part + whole.slice(end - from),
      text.slice(from, until),
    );
}

function createWriter(text: string, document: Document.Parsed) {
  const plainOf = (node: ParsedNode) => node.toJS(document) as unknown;
  const columnOf = (offset: number) => offset - (text.lastIndexOf('\n', offset - 1) + 1);
  const isFirstInLine = (offset: number) => text.slice(offset - columnOf(offset), offset).trim() === '';

  /**
   * @param column where the name or the hyphen before the value begins
   * @param after the end of the name and its colon
   */
  function edit(node: ParsedNode, to: unknown, column: number, after: number, isInFlow = false): Edit[] {
    if (isSame(plainOf(node), to)) return [];
    const isBlock = isCollection(node) && !node.flow;
    if (isBlock && isMap(node) && isGroup(to) && Object.keys(to).length > 0) return editMap(node, to);
    if (isBlock && isSeq(node) && Array.isArray(to) && to.length > 0) return editList(node, to);
    if (isSeq(node) && node.flow && Array.isArray(to) && to.length === node.items.length)
      return node.items.flatMap((item, index) => edit(item as ParsedNode, to[index], column, 0, true));
    const [start, end] = node.range;
    const old = text.slice(start, end);
    const type = isScalar(node) ? node.type : undefined;
    const written = print({ k: to }, isInFlow && type === 'PLAIN' ? 'QUOTE_SINGLE' : type, widthOf(old))
      .slice(2)
      .replace(/\n(?=.)/g, `\n${' '.repeat(column)}`);
    const isOneLine = !written.trimEnd().includes('\n');
    if (isBlock || (typeof to === 'object' && !isOneLine))
      return [{ start: after, end: lineEnd(node), text: written }];
    const closing = old.endsWith('\n') ? '\n' : '';
    return [{ start, end, text: (old === '' ? ' ' : '') + written.trim() + closing }];
  }

  function editMap(node: YAMLMap.Parsed, to: Readonly<Record<string, unknown>>): Edit[] {
    const column = columnOf(node.range[0]);
    const pairs = node.items.map(({ key, value }) => ({ key, value, name: String(plainOf(key)) }));
    const chunks = chunksOf(node);
    const isInline = !isFirstInLine(node.range[0]);
    const edits = pairs.flatMap(({ key, value, name }, index) => {
      const { start, end } = chunks[index] ?? { start: 0, end: 0 };
      if (!value) return [];
      if (to[name] !== undefined) return edit(value, to[name], column, text.indexOf(':', key.range[1]) + 1);
      if (isSame(plainOf(value), undefined)) return [];
      const indentation = index === 0 && isInline ? (/^ */.exec(text.slice(end))?.[0].length ?? 0) : 0;
      return [{ start, end: end + indentation, text: '' }];
    });
    const added = new Map<number, string>();
    let before = -1;
    for (const [name, value] of Object.entries(to)) {
      const index = pairs.findIndex((pair) => pair.name === name);
      if (index >= 0) before = index;
      else if (value !== undefined) added.set(before, (added.get(before) ?? '') + print({ [name]: value }));
    }
    for (const [index, lines] of added) {
      const part = indented(lines, column);
      const place = index < 0 ? (chunks[0]?.start ?? 0) : (chunks[index]?.end ?? 0);
      const opening = place > 0 && index >= 0 && text[place - 1] !== '\n' ? '\n' : '';
      const inline = index < 0 && isInline;
      edits.push({
        start: place,
        end: place,
        text: inline ? part.trimStart() + ' '.repeat(column) : opening + part,
      });
    }
    return edits;
  }

  function editList(node: YAMLSeq.Parsed, to: readonly unknown[]): Edit[] {
    const column = columnOf(node.range[0]);
    const items = node.items as ParsedNode[];
    const origins = align(items.map(plainOf), to);
    const within = origins.map((origin, index) => {
      const item = items[origin];
      return item ? edit(item, to[index], column, 0) : [];
    });
    if (origins.length === items.length && origins.every((origin, index) => origin === index))
      return within.flat();
    const chunks = chunksOf(node);
    const isSpaced = chunks.slice(1).some(({ start, end }) => /^\s*\n/.test(text.slice(start, end)));
    const lines = origins.map((origin, index) => {
      const chunk = chunks[origin];
      const part = chunk
        ? ' '.repeat(isFirstInLine(chunk.start) ? 0 : column) +
          apply(text, within[index] ?? [], chunk.start, chunk.end)
        : indented(print([to[index]]), column);
      return `${isSpaced && index > 0 ? '\n' : ''}${part.replace(/^(?:[ \t]*\r?\n)+/, '').trimEnd()}\n`;
    });
    const start = chunks[0]?.start ?? 0;
    const whole = lines.join('').replaceAll('\r\n', '\n');
    return [
      {
        start,
        end: chunks.at(-1)?.end ?? start,
        text: isFirstInLine(node.range[0]) ? whole : whole.trimStart(),
      },
    ];
  }

  /** The lines of each item, with the remarks above it. */
  function chunksOf(node: YAMLMap.Parsed | YAMLSeq.Parsed): { start: number; end: number }[] {
    const [first] = node.range;
    let start = isFirstInLine(first) ? first - columnOf(first) : first;
    return node.items.map((item) => {
      const chunk = { start, end: lineEnd(valueIn(item)) };
      start = chunk.end;
      return chunk;
    });
  }

  function lineEnd(node: ParsedNode): number {
    const last = isCollection(node) && !node.flow ? node.items.at(-1) : undefined;
    if (last) return lineEnd(valueIn(last));
    const [, end] = node.range;
    if (text[end - 1] === '\n') return end;
    const newline = text.indexOf('\n', end);
    return newline < 0 ? text.length : newline + 1;
  }

  return { edit };
}

type Item = YAMLMap.Parsed['items'][number] | YAMLSeq.Parsed['items'][number];

function valueIn(item: Item): ParsedNode {
  return 'key' in item ? (item.value ?? item.key) : (item as ParsedNode);
}

const NAMES = ['id', 'slug', 'key', 'name', 'title', 'question', 'from'];

/** Finds for each new item the old one: the same, or one of the same name, or the one in its place. */
function align(from: readonly unknown[], to: readonly unknown[]): number[] {
  const origins: number[] = to.map(() => -1);
  const isFree = (index: number) => index in from && !origins.includes(index);
  const nameOf = (item: unknown) =>
    isGroup(item) ? NAMES.map((name) => item[name]).find(Boolean) : undefined;
  const isKind = (one: unknown, other: unknown) => isGroup(one) === isGroup(other);
  const take = (matches: (one: unknown, other: unknown, sameIndex: boolean) => boolean) => {
    for (const [index, item] of to.entries()) {
      if (origins[index] !== -1) continue;
      const fits = (at: number) => isFree(at) && matches(from[at], item, at === index);
      origins[index] = fits(index) ? index : from.findIndex((_, at) => fits(at));
    }
  };
  take(isSame);
  take((one, other) => nameOf(one) !== undefined && nameOf(one) === nameOf(other));
  take((one, other, sameIndex) => (sameIndex || to.length <= from.length) && isKind(one, other));
  return origins;
}

const indented = (text: string, column: number) => text.replace(/^(?=.)/gm, ' '.repeat(column));

/** Folded as wide as it was. */
function widthOf(old: string): number {
  const lines = old.split('\n').map((line) => line.trim().length);
  return lines.length > 1 ? Math.max(40, ...lines) : 0;
}

const LIKE_A_NUMBER = /^[\d.:+-]+$/;
const TIME = /^\d\d:\d\d$/;

function print(value: unknown, type?: Scalar.Type, lineWidth = 0): string {
  const document = new Document(value);
  visit(document, {
    Scalar(place, node) {
      if (typeof node.value !== 'string') return;
      if (type && place === 'value') node.type = type;
      else if (LIKE_A_NUMBER.test(node.value)) node.type = 'QUOTE_SINGLE';
      if (node.value.includes('\n') && type !== 'BLOCK_FOLDED') node.type = 'BLOCK_LITERAL';
    },
    Seq(_, node) {
      node.flow = node.items.every((item) => isScalar(item) && TIME.test(String(item.value)));
    },
  });
  return document.toString({ lineWidth, singleQuote: true, flowCollectionPadding: false });
}

/** The text of a file that has not been there. */
export const newYaml = (values: unknown): string => print(values);
