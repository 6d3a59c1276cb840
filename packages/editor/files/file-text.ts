import { isMap, LineCounter, type ParsedNode, parse, parseDocument } from 'yaml';
import { editYaml, newYaml } from './edit-yaml.ts';
import { isGroup } from './same.ts';

export const BODY = 'text';

const FRONT_MATTER = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)(?<=\n)(---[ \t]*(?:\r?\n|$))([\s\S]*)/;

/** Null where the text cannot be read. */
export function valuesIn(name: string, text: string): Record<string, unknown> | null {
  try {
    if (name.endsWith('.yaml')) return toGroup(parse(text));
    const [, , fields = '', , rest = ''] = FRONT_MATTER.exec(text) ?? [];
    const values = toGroup(parse(fields));
    return values && { ...values, [BODY]: rest.replaceAll('\r\n', '\n').trim() };
  } catch {
    return null;
  }
}

const toGroup = (value: unknown) => (isGroup(value) ? value : null);

/** The file's text with other values, where these differ. */
export function withValues(name: string, text: string, values: Record<string, unknown>): string {
  if (name.endsWith('.yaml')) return editYaml(text, values);
  const { [BODY]: typed, ...fields } = values;
  const [, opening = '', front = '', closing = '', rest = ''] = FRONT_MATTER.exec(text) ?? [];
  const edited = opening + editYaml(front, fields) + closing;
  if (rest.replaceAll('\r\n', '\n').trim() === String(typed).trim()) return edited + rest;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  return `${edited}${eol}${String(typed).trim().replaceAll('\n', eol)}${eol}`;
}

export function newText(values: Record<string, unknown>): string {
  const { [BODY]: typed, ...fields } = values;
  return `---\n${newYaml(fields)}---\n\n${String(typed).trim()}\n`;
}

/** The value on a line of a file, by its path: `week.Monday.0`. */
export function pathAtLine(name: string, text: string, line: number): string {
  const [, opening = '', front = '', closing = ''] = FRONT_MATTER.exec(text) ?? [];
  const isText = name.endsWith('.md');
  const linesOf = (part: string) => part.split('\n').length - 1;
  if (isText && line > linesOf(opening + front + closing)) return BODY;
  const lines = new LineCounter();
  const document = parseDocument(isText ? front : text, { lineCounter: lines });
  const sought = line - linesOf(isText ? opening : '');
  let found = '';
  const walk = (node: unknown, path: string): void => {
    if (typeof node !== 'object' || node === null || !('range' in node)) return;
    const { range } = node as ParsedNode;
    const first = lines.linePos(range[0]).line;
    const last = lines.linePos(Math.max(range[0], range[1] - 1)).line;
    if (sought < first || sought > last) return;
    found = path;
    if (!('items' in node) || !Array.isArray(node.items)) return;
    const step = (index: string) => (path === '' ? index : `${path}.${index}`);
    for (const [index, item] of node.items.entries()) {
      if (!isMap(node)) walk(item, step(String(index)));
      else if (lines.linePos(item.key.range[0]).line <= sought) walk(item.value, step(String(item.key)));
    }
  };
  walk(document.contents, '');
  return found;
}
