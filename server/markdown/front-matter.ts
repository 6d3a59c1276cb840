import * as v from 'valibot';
import { type Document, isMap, isScalar, LineCounter, parseDocument } from 'yaml';

/** What is wrong in a file, and where. */
export interface FileFault {
  /** From 1; absent where no line is to blame. */
  line?: number;
  field?: string;
  message: string;
}

/** The fields of a Markdown file, what is wrong with them, and the text below. */
export interface FrontMatter<Fields> {
  /** Absent where there are faults. */
  fields?: Fields;
  faults: FileFault[];
  /** Null where the file does not begin with fields, so that nobody knows where it would begin. */
  body: string | null;
  /** The line of the file on which the body begins. */
  bodyLine: number;
  /** The line of a field, for what can be found wrong with it only later. */
  lineOf: (field: string) => number;
}

/**
 * Reads a file that begins with fields between two lines of `---`.
 *
 * @param of what the file holds, for its faults: "a job"
 */
export function readFrontMatter<Fields>(
  file: string,
  schema: v.GenericSchema<unknown, Fields>,
  of: string,
): FrontMatter<Fields> {
  const parts = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)([\s\S]*)/m.exec(file);
  if (!parts) {
    const faults = [{ line: 1, message: 'must begin with fields between two lines of ---' }];
    return { faults, body: null, bodyLine: 1, lineOf: () => 1 };
  }
  const [, yaml = '', body = ''] = parts;
  const bodyLine = file.slice(0, file.length - body.length).split('\n').length;
  return { ...readFields(yaml, schema, of), body, bodyLine };
}

function readFields<Fields>(
  yaml: string,
  schema: v.GenericSchema<unknown, Fields>,
  of: string,
): Pick<FrontMatter<Fields>, 'fields' | 'faults' | 'lineOf'> {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  // The fields begin on the file's second line.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  const lineOf = (field: string) => {
    const offset = offsetOf(document, field);
    return offset === undefined ? 1 : lineAt(offset);
  };
  if (document.errors.length > 0) {
    const faults = document.errors.map(({ pos, message }) => ({ line: lineAt(pos[0]), message }));
    return { faults, lineOf };
  }
  if (!isMap(document.contents)) {
    return { faults: [{ line: 1, message: `must begin with the fields of ${of}` }], lineOf };
  }
  const parsed = v.safeParse(schema, document.toJS());
  if (parsed.success) return { fields: parsed.output, faults: [], lineOf };
  const faults = parsed.issues.map((issue) => {
    const field = v.getDotPath(issue) ?? '';
    return { line: lineOf(field), field, message: messageOf(issue, of) };
  });
  return { faults, lineOf };
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
