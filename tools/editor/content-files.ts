// The files that can be edited: the only names that the editor answers to.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { contentFiles, contentFolders, providerFiles } from '#domain/content/content-files.ts';
import { articleFrontMatter } from '#server/articles/article-folder.ts';
import { jobFrontMatter } from '#server/jobs/markdown-jobs.ts';
import { BODY, valuesIn } from './file-text.ts';
import { inWords, type Shape, shapeOf, wordsOf } from './shape.ts';

export interface ContentFile {
  /** `opening-times.yaml`, `jobs/gardener.md` */
  name: string;
  /** Where it lies; or would, if it holds general words that this provider has not changed. */
  path: string;
  /** Where its text is read. */
  source: string;
  shape: Shape;
  title: string;
  about: string | undefined;
  /** The page that shows it. */
  page: string;
  room: string;
}

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

const kinds = new Map<string, Pick<ContentFile, 'shape' | 'page' | 'room'>>([
  ...Object.entries({ ...contentFiles, ...contentFolders }).map(
    ([name, schema]: [string, v.GenericSchema]) => {
      const { page = '/' } = v.getMetadata(schema);
      return [name, { shape: shapeOf(schema), page: String(page), room: '' }] as const;
    },
  ),
  ...(Object.keys(collections) as Collection[]).map((name) => {
    const { page, room } = collections[name];
    return [name, { shape: shapeOfCollection(name), page, room }] as const;
  }),
]);

/** @param general where the words lie that hold for every provider */
export function listFiles(folder: string, general: string): ContentFile[] {
  // What commands write is no form.
  const named = Object.entries(contentFiles)
    .filter(([, schema]) => !('made' in v.getMetadata(schema)))
    .map(([name]) => `${name}.yaml`);
  const inFolders = Object.keys(contentFolders).map((name) => `${name}/*.yaml`);
  const markdown = Object.keys(collections).map((name) => `${name}/*.md`);
  const found = globSync([...inFolders, ...markdown], { cwd: folder }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  return [...named, ...found.sort()].flatMap((name) => {
    const whole = name.replace('.yaml', '');
    const path = join(folder, name);
    const source = existsSync(path) || whole in providerFiles ? path : join(general, name);
    const isHidden = /\/(readme\.md$|\.)/i.test(name);
    return isHidden || !existsSync(source) ? [] : [describe({ name, path, source })];
  });
}

function describe(file: Pick<ContentFile, 'name' | 'path' | 'source'>): ContentFile {
  const [folder = '', slug = ''] = file.name.replace(/\.\w+$/, '').split('/');
  const own = kinds.get(slug ? `${folder}/${slug}` : folder);
  if (own)
    return {
      ...file,
      ...own,
      title: own.shape.label ?? wordsOf(slug || folder),
      about: own.shape.hint,
      room: slug && wordsOf(folder),
    };
  const { shape, page, room } = kinds.get(folder) ?? {
    shape: shapeOfCollection('news'),
    page: '/',
    room: '',
  };
  const values = valuesIn(file.name, readFileSync(file.source, 'utf8')) ?? {};
  const { title = wordsOf(slug), heading = title, closingDate, location, date, lede, id = slug } = values;
  const about = closingDate
    ? `Closes on ${inWords(String(closingDate))}`
    : (location ?? lede ?? inWords(String(date)));
  return {
    ...file,
    shape,
    title: String(heading),
    about: String(about),
    page: `${page}/${id}`.replace('//', `/${folder}/`),
    room: room || wordsOf(folder),
  };
}
