// The files that can be edited: the only names that the editor answers to.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { isMap, LineCounter, type ParsedNode, parse, parseDocument } from 'yaml';
import { contentFiles, contentFolders } from '#domain/content/content-files.ts';
import { articleFrontMatter } from '#server/articles/article-folder.ts';
import { jobFrontMatter } from '#server/jobs/markdown-jobs.ts';
import { editYaml, newYaml } from './edit-yaml.ts';
import { isGroup } from './same.ts';
import { type Shape, shapeOf, wordsOf } from './shape.ts';

export interface ContentFile {
  /** `opening-times.yaml`, `jobs/gardener.md` */
  name: string;
  path: string;
  shape: Shape;
  title: string;
  about: string | undefined;
  /** The page that shows it. */
  page: string;
  room: string;
}

/** The text below the fields of a Markdown file. */
export const BODY = 'text';

const JOB = `## Job Description



## What we want from you

- 

## Responsibilities

- 

## Why Join Us

- 
`;

export const collections = {
  jobs: { room: 'Jobs', one: 'a job', page: '/careers', fields: jobFrontMatter, template: JOB },
  news: { room: 'News', one: 'a piece of news', page: '/news', fields: articleFrontMatter, template: '' },
  'useful-information': {
    room: 'Guides',
    one: 'a guide',
    page: '/useful-information',
    fields: articleFrontMatter,
    template: '',
  },
} as const;

export type Collection = keyof typeof collections;
export const isCollection = (name: string): name is Collection => Object.hasOwn(collections, name);

const body = v.pipe(
  v.string(),
  v.title('Text'),
  v.description(
    'An empty line begins a paragraph, ## a heading, and - a point of a list. **Two stars** make words bold.',
  ),
  v.examples(['## A heading\n\n']),
);
export const shapeOfCollection = (name: Collection): Shape =>
  shapeOf(v.strictObject({ ...collections[name].fields.entries, [BODY]: body }));

const shapes = new Map<string, Shape>([
  ...Object.entries({ ...contentFiles, ...contentFolders }).map(
    ([name, schema]) => [name, shapeOf(schema)] as const,
  ),
  ...Object.keys(collections).map((name) => [name, shapeOfCollection(name as Collection)] as const),
]);

const pageOf = (name: string) => {
  const schema = Object.entries({ ...contentFiles, ...contentFolders }).find(([one]) => one === name)?.[1];
  return schema ? String(v.getMetadata(schema as v.GenericSchema).page ?? '/') : '/';
};

export function listFiles(folder: string): ContentFile[] {
  const named = Object.keys(contentFiles).map((name) => `${name}.yaml`);
  const inFolders = Object.keys(contentFolders).flatMap((name) =>
    globSync(`${name}/*.yaml`, { cwd: folder }),
  );
  const markdown = Object.keys(collections).flatMap((name) => globSync(`${name}/*.md`, { cwd: folder }));
  return [...named, ...inFolders.sort(), ...markdown.sort()]
    .filter((name) => existsSync(join(folder, name)) && !/(^|\/)(readme\.md$|\.)/i.test(name))
    .flatMap((name) => {
      const whole = name.replace(/\.\w+$/, '');
      const shape = shapes.get(whole) ?? shapes.get(dirname(name));
      return shape ? [fileOf(folder, name.replaceAll('\\', '/'), shape)] : [];
    });
}

function fileOf(folder: string, name: string, shape: Shape): ContentFile {
  const path = join(folder, name);
  const [room = '', one] = name.split('/');
  const slug = basename(name).replace(/\.\w+$/, '');
  if (!one || (!name.endsWith('.md') && !(room in contentFolders)))
    return {
      name,
      path,
      shape,
      title: shape.label ?? wordsOf(slug),
      about: shape.hint,
      page: pageOf(name.replace(/\.yaml$/, '')),
      room: one ? wordsOf(room) : '',
    };
  const value = valuesIn(name, readFileSync(path, 'utf8'));
  const title =
    ['title', 'heading', 'name', 'label'].map((key) => value?.[key]).find(Boolean) ?? wordsOf(slug);
  const collection = isCollection(room) ? collections[room] : undefined;
  const about = value?.closingDate
    ? `Closes on ${value.closingDate}`
    : (value?.location ?? value?.date ?? value?.lede);
  return {
    name,
    path,
    shape,
    title: String(title),
    about: about ? String(about) : undefined,
    page: collection ? `${collection.page}/${value?.id ?? slug}` : `/${room}/${slug}`,
    room: collection?.room ?? wordsOf(room),
  };
}

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
