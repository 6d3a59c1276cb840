// Reads one file of words and numbers. It comes from people and other programs, and is not trusted.
import { lstatSync, readFileSync } from 'node:fs';
import { isAlias, isNode, isPair, isScalar, LineCounter, type ParsedNode, parseDocument, visit } from 'yaml';

const MAX_BYTES = 256 * 1024;

/** Controls but the tab, and marks that turn or hide text. */
const UNSEEN = /(?!\t)\p{Cc}|[\u200B\u202A-\u202E\u2060-\u2069\uFEFF]/u;

export interface YamlFile {
  value: unknown;
  /** The line on which a value stands, or else what holds it. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** The remark above a value; empty where there is none. */
  noteOf: (path: readonly PropertyKey[]) => string;
}

export interface Fault {
  line: number;
  says: string;
}

/** Usual mistakes, by the names that `yaml` gives them. */
const REASONS: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: "has a second colon: put the text in quotes, such as title: 'Care: at home'",
  MULTILINE_IMPLICIT_KEY: 'has a line without a name and a colon, such as title: Care at home',
  MISSING_CHAR:
    'lacks a bracket, a comma, a colon or the quotes that end a text, such as title: Care at home',
  DUPLICATE_KEY: 'has a name that stands there already: take one of the two out',
  BAD_INDENT:
    'begins further left or right than it should, or a bracket or the quotes of a text above it are not closed',
  TAB_AS_INDENT: 'begins with a tab: use blanks',
  TAG_RESOLVE_FAILED: "has ! before a name: put the text in quotes, such as title: '!Hello'",
  UNEXPECTED_TOKEN: "has a sign with a meaning of its own: put the text in quotes, such as title: '@home'",
};

export function readYamlFile(file: string): YamlFile | Fault[] {
  const stats = lstatSync(file);
  if (!stats.isFile()) return [{ line: 1, says: 'must be a file of its own, and no link' }];
  if (stats.size > MAX_BYTES) return [{ line: 1, says: `is larger than ${MAX_BYTES / 1024} kB` }];
  return parseYaml(readFileSync(file));
}

function parseYaml(bytes: Buffer): YamlFile | Fault[] {
  const text = decode(bytes);
  if (typeof text !== 'string') return [text];
  const lines = new LineCounter();
  const document = documentOf(text, lines);
  if (document === null) return [{ line: 1, says: 'is nested too deeply' }];
  const { contents } = document;
  const lineAt = (offset: number) => Math.max(lines.linePos(offset).line, 1);
  const faults = [...document.errors, ...document.warnings].map(({ code, message, pos }) => ({
    line: lineAt(pos[0]),
    says: REASONS[code] ?? `cannot be read: ${message}`,
  }));
  visit(document, {
    Node(_, node) {
      const at = lineAt((node as ParsedNode).range?.[0] ?? 0);
      if (isAlias(node) || ('anchor' in node && node.anchor))
        faults.push({ line: at, says: 'has & or * before a name: write the text out, or put it in quotes' });
    },
  });
  if (faults.length > 0) return faults;
  const written = text.split('\n');
  const noteOf = (path: readonly PropertyKey[]) => noteAbove(written, lineOf(path));
  return { value: document.toJS(), lineOf, noteOf };

  function lineOf(path: readonly PropertyKey[]): number {
    let node: unknown = contents;
    let line = 1;
    for (const step of path) {
      const items: readonly unknown[] = isNode(node) && 'items' in node ? node.items : [];
      const next =
        typeof step === 'number'
          ? items[step]
          : items.find((item) => isPair(item) && isScalar(item.key) && String(item.key.value) === step);
      if (!next) return line;
      const start = isPair(next) ? next.key : next;
      line = lineAt((start as ParsedNode).range?.[0] ?? 0);
      node = isPair(next) ? next.value : next;
    }
    return line;
  }
}

function noteAbove(lines: readonly string[], line: number): string {
  const above = lines.slice(0, line - 1);
  const note = above.slice(above.findLastIndex((one) => !/^ *# (?!yaml-)/.test(one)) + 1);
  return note.map((one) => one.replace(/^ *# /, '')).join(' ');
}

/** The parser calls itself for each bracket. */
function documentOf(text: string, lineCounter: LineCounter): ReturnType<typeof parseDocument> | null {
  try {
    return parseDocument(text, { lineCounter, prettyErrors: false });
  } catch {
    return null;
  }
}

/** UTF-8, with or without its mark, and with the line ends of any system. */
function decode(bytes: Buffer): string | Fault {
  const text = utf8(bytes)?.replace(/\r\n?/g, '\n');
  const lines = (text ?? bytes.toString('latin1')).split('\n');
  const wrong = lines.findIndex((line) =>
    text === undefined ? utf8(Buffer.from(line, 'latin1')) === undefined : UNSEEN.test(line),
  );
  if (text !== undefined && wrong < 0) return text;
  return {
    line: wrong + 1,
    says: text
      ? 'has a character that cannot be seen: type the line again'
      : 'has letters in another encoding: save the file as UTF-8',
  };
}

function utf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
