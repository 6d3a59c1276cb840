import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import * as v from 'valibot';
import { type Document, isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { buildDay } from '#content/build-day';
import { countedDay } from '#domain/time/counted-day.ts';
import type { Log } from '../logging.ts';
import { londonDate } from '../london-clock.ts';

const MAX_FILE_BYTES = 200_000;

export type ReadFile<Value> = { value: Value } | { errors: FileError[] };

export interface MarkdownFolder<Value> {
  files: { name: string; value: Value }[];
  errors: string[];
}

/** `README.md` and drafts, whose names begin with `_`, are left out. Rejects if the folder cannot be read. */
export async function readMarkdownFolder<Value>(
  folder: string,
  read: (text: string, name: string) => ReadFile<Value> | Promise<ReadFile<Value>>,
): Promise<MarkdownFolder<Value>> {
  const names = (await readdir(folder)).filter(isContent).sort();
  const results = await Promise.all(names.map((name) => readOne(folder, name, read)));
  const found: MarkdownFolder<Value> = { files: [], errors: [] };
  for (const [index, result] of results.entries()) {
    const name = names[index] ?? '';
    if ('value' in result) found.files.push({ name, value: result.value });
    else found.errors.push(...result.errors.map((error) => errorSentence(name, error)));
  }
  return found;
}

export function createContentErrorLog(log: Log, what: string): (errors: readonly string[]) => void {
  let named = '';
  return (errors) => {
    const sentences = errors.join('\n');
    if (sentences !== named) for (const error of errors) log.error(`${what} is left out: ${error}`);
    named = sentences;
  };
}

function isContent(name: string): boolean {
  return name.endsWith('.md') && !/^(readme\.md$|[._])/i.test(name);
}

/** The file's path, or null if it is a link that leads out of the folder. Rejects if there is no file. */
export async function pathWithin(folder: string, name: string): Promise<string | null> {
  const [base, path] = await Promise.all([realpath(folder), realpath(join(folder, name))]);
  return path.startsWith(base + sep) ? path : null;
}

async function readOne<Value>(
  folder: string,
  name: string,
  read: (text: string, name: string) => ReadFile<Value> | Promise<ReadFile<Value>>,
): Promise<ReadFile<Value>> {
  try {
    const path = await pathWithin(folder, name);
    if (path === null) return { errors: [{ message: 'is a link that leads out of this folder' }] };
    if ((await stat(path)).size > MAX_FILE_BYTES) return { errors: [{ message: 'is larger than 200 kB' }] };
    return await read(await readFile(path, 'utf8'), name);
  } catch {
    return { errors: [{ message: 'cannot be read' }] };
  }
}

function errorSentence(name: string, { line, field, message }: FileError): string {
  return [line ? `${name}:${line}` : name, field, message].filter(Boolean).join(': ');
}

export interface FileError {
  line?: number;
  field?: string;
  message: string;
}

export interface FrontMatter<Fields> {
  fields?: Fields;
  errors: FileError[];
  body: string | null;
  bodyLine: number;
  lineOf: (field: string) => number;
}

/** @param of what the file holds, for its errors: "a job" */
export function readFrontMatter<Fields>(
  file: string,
  schema: v.GenericSchema<unknown, Fields>,
  of: string,
): FrontMatter<Fields> {
  const parts = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)([\s\S]*)/.exec(file);
  if (!parts) {
    const errors = [{ line: 1, message: 'must begin with fields between two lines of ---' }];
    return { errors, body: null, bodyLine: 1, lineOf: () => 1 };
  }
  const [, yaml = '', body = ''] = parts;
  const bodyLine = file.slice(0, file.length - body.length).split('\n').length;
  return { ...readFields(yaml, schema, of), body, bodyLine };
}

function readFields<Fields>(
  yaml: string,
  schema: v.GenericSchema<unknown, Fields>,
  of: string,
): Pick<FrontMatter<Fields>, 'fields' | 'errors' | 'lineOf'> {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  const lineOf = (field: string) => {
    const offset = offsetOf(document, field);
    return offset === undefined ? 1 : lineAt(offset);
  };
  if (document.errors.length > 0) {
    const errors = document.errors.map(({ pos, message }) => ({ line: lineAt(pos[0]), message }));
    return { errors, lineOf };
  }
  if (!isMap(document.contents)) {
    return { errors: [{ line: 1, message: `must begin with the fields of ${of}` }], lineOf };
  }
  const parsed = v.safeParse(schema, withDays(document.toJS()));
  if (parsed.success) return { fields: parsed.output, errors: [], lineOf };
  const errors = parsed.issues.map((issue) => {
    const field = v.getDotPath(issue) ?? '';
    return { line: lineOf(field), field, message: messageOf(issue, of) };
  });
  return { errors, lineOf };
}

/** A clock that is behind the build counts the sample's days from its own. */
function withDays(values: Record<string, unknown>): Record<string, unknown> {
  const today = londonDate(new Date());
  const from = buildDay < today ? buildDay : today;
  const counted = ([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' && /date$/i.test(name) ? countedDay(value, from) : value,
  ];
  return Object.fromEntries(Object.entries(values).map(counted));
}

function messageOf(issue: v.BaseIssue<unknown>, of: string): string {
  if (issue.type !== 'strict_object') return issue.message;
  return issue.expected === 'never' ? `is no field of ${of}` : 'is missing';
}

function offsetOf({ contents }: Document.Parsed, field: string): number | undefined {
  const pairs = isMap(contents) ? contents.items : [];
  const key = pairs.map((pair) => pair.key).find((key) => isScalar(key) && key.value === field);
  return isScalar(key) ? key.range?.[0] : undefined;
}
