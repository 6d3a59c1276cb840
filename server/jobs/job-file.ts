import * as v from 'valibot';
import { type Document, isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { jobPageText } from '../../app/features/careers/copy.ts';
import { completeJob, date, line, longText, pay } from './job-fields.ts';
import type { Job } from './job-source.ts';

/** What is wrong in a job's file, and where. */
export interface JobFileFault {
  /** From 1; absent where no line is to blame. */
  line?: number;
  field?: string;
  message: string;
}

const said = v.union([v.string(), v.number()], 'must be text');
const oneLine = v.pipe(v.nullish(said, ''), line);
const day = (message: string) =>
  v.pipe(
    v.nullish(v.string(message), ''),
    v.check((value) => value === '' || v.parse(date, value) === value, message),
  );

const frontMatter = v.strictObject(
  {
    id: v.pipe(
      v.string('is missing'),
      v.regex(
        /^[a-z0-9]+(-[a-z0-9]+)*$/,
        'must be lower-case letters, digits and hyphens, such as care-assistant',
      ),
      v.maxLength(80, 'must be at most 80 characters'),
    ),
    title: v.pipe(
      v.string('is missing'),
      v.trim(),
      v.nonEmpty('must not be empty'),
      v.maxLength(120, 'must be at most 120 characters'),
    ),
    location: oneLine,
    salary: v.pipe(v.nullish(said, ''), pay),
    contractType: oneLine,
    hoursPerWeek: oneLine,
    closingDate: day('must be a date such as 2026-12-31'),
    postedDate: day('must be a date such as 2026-12-31'),
    jobReference: oneLine,
    sponsorship: v.optional(v.boolean('must be true or false'), false),
    shortDescription: v.pipe(v.nullish(said, ''), longText),
  },
  (issue) => (issue.expected === 'never' ? 'is no field of a job' : 'is missing'),
);

type Section = keyof typeof jobPageText.sections;
const sectionOf = new Map(
  Object.entries(jobPageText.sections).map(([field, heading]) => [heading.toLowerCase(), field as Section]),
);

/** A job from the text of its Markdown file: fields between two lines of `---`, then a section for each long text. */
export function readJobFile(file: string): { job: Job } | { faults: JobFileFault[] } {
  const parts = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)([\s\S]*)/m.exec(file);
  if (!parts) return { faults: [{ line: 1, message: 'must begin with fields between two lines of ---' }] };
  const [, yaml = '', body = ''] = parts;
  const fields = readFields(yaml);
  const firstLine = file.slice(0, file.length - body.length).split('\n').length;
  const sections = readSections(body, firstLine);
  const faults = [...fields.faults, ...sections.faults];
  if (!fields.value || faults.length > 0) return { faults };
  return { job: completeJob({ ...fields.value, ...sections.texts }) };
}

type Fields = v.InferOutput<typeof frontMatter>;

function readFields(yaml: string): { value?: Fields; faults: JobFileFault[] } {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  // The fields begin on the file's second line.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  if (document.errors.length > 0) {
    return {
      faults: document.errors.map((error) => ({ line: lineAt(error.pos[0]), message: error.message })),
    };
  }
  if (!isMap(document.contents))
    return { faults: [{ line: 1, message: 'must begin with the fields of the job' }] };
  const parsed = v.safeParse(frontMatter, document.toJS());
  if (parsed.success) return { value: parsed.output, faults: [] };
  return {
    faults: parsed.issues.map((issue) => {
      const field = v.getDotPath(issue) ?? undefined;
      const offset = field === undefined ? undefined : offsetOf(document, field);
      return { line: offset === undefined ? 1 : lineAt(offset), field, message: issue.message };
    }),
  };
}

function offsetOf({ contents }: Document.Parsed, field: string): number | undefined {
  const pairs = isMap(contents) ? contents.items : [];
  const key = pairs.map((pair) => pair.key).find((key) => isScalar(key) && key.value === field);
  return isScalar(key) ? key.range?.[0] : undefined;
}

function readSections(body: string, firstLine: number) {
  const texts: Partial<Record<Section, string>> = {};
  const faults: JobFileFault[] = [];
  // Each piece but the first begins with the words of its heading.
  const pieces = body.split(/^##[ \t]+(?=\S)/m);
  let lineNumber = firstLine;
  for (const [index, piece] of pieces.entries()) {
    const [heading = '', ...rest] = piece.split('\n');
    const section = sectionOf.get(heading.trim().toLowerCase());
    if (index === 0) {
      if (piece.trim())
        faults.push({ line: lineNumber, message: 'the text must begin with "## Job Description"' });
    } else if (!section)
      faults.push({ line: lineNumber, message: `"## ${heading.trim()}" is no section of a job` });
    else texts[section] = v.parse(longText, rest.join('\n'));
    lineNumber += piece.split('\n').length - 1;
  }
  if (!texts.fullDescription && faults.length === 0) {
    faults.push({ line: firstLine, field: jobPageText.sections.fullDescription, message: 'is missing' });
  }
  return { texts, faults };
}
