// The files that can be edited: the only names that the editor answers to.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { jobPageText } from '../../../build/content/job-page.ts';
import {
  contentFiles,
  contentFolders,
  providerFiles,
  providerFolders,
} from '../../../domain/content/content-files.ts';
import { articleFrontMatter } from '../../../server/articles/article-folder.ts';
import { jobFrontMatter } from '../../../server/jobs/sources/markdown-jobs.ts';
import { generalWords } from '../../../tools/content/general-words.ts';
import { newYaml } from './edit-yaml.ts';
import { BODY, valuesIn } from './file-text.ts';
import { wordsOf } from './labels.ts';
import { OFTEN, placeOf } from './rooms.ts';
import { inWords, isPast, type Shape, shapeOf } from './shape.ts';

export interface ContentFile {
  name: string;
  /** Where it lies; or would, if it holds general words that this provider has not changed. */
  path: string;
  source: string;
  shape: Shape;
  title: string;
  about: string | undefined;
  page: string;
  room: string;
  rank: number;
  /** A provider may do without it, and has not begun it. */
  isAbsent: boolean;
}

export const jobHeadings = Object.values(jobPageText.sections).map((heading) => `## ${heading}`);

export const collections = {
  jobs: {
    one: 'a job',
    page: '/careers',
    fields: jobFrontMatter,
    template: jobHeadings.slice(0, 4).join('\n\n\n\n'),
  },
  news: { one: 'a piece of news', page: '/news', fields: articleFrontMatter, template: '' },
  'useful-information': {
    one: 'a guide',
    page: '/useful-information',
    fields: articleFrontMatter,
    template: '',
  },
} as const;

export type Collection = keyof typeof collections;
export const isCollection = (name: string): name is Collection => Object.hasOwn(collections, name);

const HINT =
  'An empty line begins a paragraph, ## a heading, and - a point of a list. **Two stars** make words bold.';
const JOB_HINT = `${HINT} A job begins with ${jobHeadings[0]}. These headings have a place of their own, and yours stand below them: ${jobHeadings.slice(1).join(', ')}.`;

export function shapeOfCollection(name: Collection): Shape {
  const hint = name === 'jobs' ? JOB_HINT : HINT;
  const body = v.pipe(v.string(), v.title('Text'), v.description(hint), v.examples(['## A heading\n\n']));
  return shapeOf(v.strictObject({ ...collections[name].fields.entries, [BODY]: body }));
}

const general = [...generalWords()].map(([name, { schema }]) => [name, schema] as const);
const files: readonly (readonly [string, v.GenericSchema])[] = [...general, ...Object.entries(contentFiles)];

const kinds = new Map<string, Pick<ContentFile, 'shape' | 'page'>>([
  ...[...files, ...Object.entries(contentFolders)].map(([name, schema]) => {
    const { page = '/' } = v.getMetadata(schema);
    return [name, { shape: shapeOf(schema), page: String(page) }] as const;
  }),
  ...(Object.keys(collections) as Collection[]).map(
    (name) => [name, { shape: shapeOfCollection(name), page: collections[name].page }] as const,
  ),
]);

/** Beginnings of the optional files that owners ask for. */
const beginnings = new Map(
  Object.entries(providerFiles).flatMap(([name, values]) =>
    (placeOf(name).room === OFTEN || ['pictures', 'colours'].includes(name)) &&
    v.is(contentFiles[name as keyof typeof providerFiles], values)
      ? [[`${name}.yaml`, newYaml(values)]]
      : [],
  ),
);

export const textOf = ({ name, source }: Pick<ContentFile, 'name' | 'source'>): string =>
  existsSync(source) ? readFileSync(source, 'utf8') : (beginnings.get(name) ?? '');

/** @param general where the words lie that hold for every provider */
export function listFiles(folder: string, general: string): ContentFile[] {
  const named = files
    .filter(([, schema]) => v.getMetadata(schema).form !== false)
    .map(([name]) => `${name}.yaml`);
  const inFolders = Object.keys(contentFolders).map((name) => `${name}/*.yaml`);
  const markdown = Object.keys(collections).map((name) => `${name}/*.md`);
  const lent = inFolders.filter((pattern) => !providerFolders.includes(dirname(pattern)));
  const here = globSync([...inFolders, ...markdown], { cwd: folder });
  const found = [...new Set([...here, ...globSync(lent, { cwd: general })])].map((name) =>
    name.replaceAll('\\', '/'),
  );
  const all = [...named, ...found.sort()].flatMap((name) => {
    const path = join(folder, name);
    const isOwn = existsSync(path) || name.replace('.yaml', '') in providerFiles;
    const source = isOwn ? path : join(general, name);
    const isHidden = /\/(readme\.md$|\.)/i.test(name);
    return isHidden || !(existsSync(source) || beginnings.has(name))
      ? []
      : [describe({ name, path, source })];
  });
  return all.toSorted((one, other) => one.rank - other.rank);
}

function describe(file: Pick<ContentFile, 'name' | 'path' | 'source'>): ContentFile {
  const whole = file.name.replace(/\.\w+$/, '');
  const [folder = '', slug = ''] = whole.split('/');
  const place = placeOf(kinds.has(whole) ? whole : folder);
  const own = kinds.get(whole);
  if (own) {
    const title = own.shape.label ?? (place.title || wordsOf(whole));
    return { ...file, ...own, ...place, title, about: own.shape.hint, isAbsent: !existsSync(file.source) };
  }
  const { shape, page } = kinds.get(folder) ?? { shape: shapeOfCollection('news'), page: '/' };
  const values = valuesIn(file.name, textOf(file)) ?? {};
  const { title = wordsOf(slug), heading = title, closingDate, location, date, lede, id = slug } = values;
  const about = closingDate
    ? `${isPast(closingDate) ? 'Closed after' : 'Closes after'} ${inWords(String(closingDate))}`
    : (location ?? lede ?? inWords(String(date)));
  return {
    ...file,
    ...place,
    shape,
    title: String(heading),
    about: String(about),
    page: `${page}/${id}`.replace('//', `/${folder}/`),
    isAbsent: false,
  };
}
