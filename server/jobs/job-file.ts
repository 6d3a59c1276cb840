import * as v from 'valibot';
import { jobPageText } from '#content/job-text.ts';
import { field, longText } from '../markdown/field-kinds.ts';
import { type FileFault, readFrontMatter } from '../markdown/front-matter.ts';
import type { ReadFile } from '../markdown/markdown-folder.ts';
import { completeJob, pay } from './job-fields.ts';
import type { Job } from './job-source.ts';

const frontMatter = v.strictObject({
  id: v.pipe(
    v.string('is missing'),
    v.regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      'must be lower-case letters, digits and hyphens, such as care-assistant',
    ),
    v.maxLength(80, 'must be at most 80 characters'),
  ),
  title: field.neededLine(120),
  location: field.line,
  salary: v.pipe(field.said, pay),
  contractType: field.line,
  hoursPerWeek: field.line,
  closingDate: field.day,
  postedDate: field.day,
  jobReference: field.line,
  sponsorship: v.optional(v.boolean('must be true or false'), false),
  shortDescription: field.text,
});

type Section = keyof typeof jobPageText.sections;
const sectionOf = new Map(
  Object.entries(jobPageText.sections).map(([field, heading]) => [heading.toLowerCase(), field as Section]),
);

/** A job from the text of its Markdown file: fields between two lines of `---`, then a section for each long text. */
export function readJobFile(file: string): ReadFile<Job> {
  const { fields, body, bodyLine, ...front } = readFrontMatter(file, frontMatter, 'a job');
  if (body === null) return { faults: front.faults };
  const sections = readSections(body, bodyLine);
  const faults = [...front.faults, ...sections.faults];
  if (!fields || faults.length > 0) return { faults };
  return { value: completeJob({ ...fields, ...sections.texts }) };
}

function readSections(body: string, firstLine: number) {
  const texts: Partial<Record<Section, string>> = {};
  const faults: FileFault[] = [];
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
