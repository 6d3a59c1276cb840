import { stat } from 'node:fs/promises';
import * as v from 'valibot';
import { withHourPrice } from '#domain/prices/price-sentences.ts';
import { field, later } from '../markdown/field-kinds.ts';
import {
  type FileError,
  pathWithin,
  type ReadFile,
  readFrontMatter,
  readMarkdownFolder,
} from '../markdown/markdown-files.ts';
import type { Article } from './article.ts';

const MAX_PICTURE_BYTES = 1_000_000;
const MAX_TEXT_LENGTH = 20_000;

/** They become a part of an address. */
const PICTURE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*\.(jpg|png|webp|avif)$/;
const FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*\.md$/;

export const articleFrontMatter = v.strictObject({
  title: v.pipe(field.neededLine(120), v.title('Title')),
  date: v.pipe(field.neededDay, v.title('Day'), v.examples(['2026-12-31'])),
  updated: v.pipe(
    field.day,
    v.title('Last changed'),
    v.description('Only where it tells readers something.'),
    v.examples(['2026-12-31']),
    later(),
  ),
  checked: v.pipe(field.day, v.title('Last compared with its sources'), v.examples(['2026-12-31']), later()),
  searchWords: v.pipe(field.line, v.title('Other words to find it by'), later()),
  summary: v.pipe(field.neededLine(300), v.title('In two sentences'), v.description('Shown in the list.')),
  image: v.pipe(
    field.line,
    v.check(
      (name) => name === '' || PICTURE_NAME.test(name),
      'must be the name of a .jpg, .png, .webp or .avif file beside this one, in lower-case letters, digits and hyphens',
    ),
    v.title('Picture'),
    v.metadata({ picture: true }),
  ),
  imageAlt: v.pipe(
    field.line,
    v.title('What the picture shows'),
    v.description('For those who do not see it. Needed with a picture.'),
  ),
});

export interface ArticleFolder {
  articles: Article[];
  errors: string[];
}

/** A folder that is missing is an empty one. */
export async function readArticleFolder(folder: string): Promise<ArticleFolder> {
  try {
    const read = (text: string, name: string) => readEntry(folder, text, name);
    const { files, errors } = await readMarkdownFolder(folder, read);
    return { articles: files.map(({ value }) => value).toSorted(newestFirst), errors };
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return { articles: [], errors: isMissing ? [] : ['the folder cannot be read'] };
  }
}

async function readEntry(folder: string, text: string, name: string): Promise<ReadFile<Article>> {
  const result = readArticleFile(text, name);
  if ('errors' in result) return result;
  const { article, pictureLine } = result.value;
  const message = article.picture && (await pictureError(folder, article.picture.file));
  return message ? { errors: [{ line: pictureLine, field: 'image', message }] } : { value: article };
}

async function pictureError(folder: string, file: string): Promise<string | null> {
  const path = await pathWithin(folder, file).catch(() => undefined);
  if (path === null) return 'is a link that leads out of this folder';
  const found = path ? await stat(path).catch(() => null) : null;
  if (!found?.isFile()) return 'there is no such file beside this one';
  return found.size > MAX_PICTURE_BYTES ? 'is larger than 1 MB' : null;
}

function newestFirst(a: Article, b: Article): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.slug < b.slug ? -1 : 1;
}

export interface ArticleFile {
  article: Article;
  pictureLine: number;
}

export function readArticleFile(file: string, name: string): ReadFile<ArticleFile> {
  const { fields, errors, body, bodyLine, lineOf } = readFrontMatter(file, articleFrontMatter, 'an article');
  const text = withHourPrice(body ?? '').trim();
  const found = [
    ...nameErrors(name),
    ...errors,
    ...(fields ? orderErrors(fields, lineOf) : []),
    ...(body === null ? [] : textErrors(text, bodyLine)),
  ];
  if (!fields || found.length > 0) return { errors: found };
  const { image, imageAlt, ...rest } = fields;
  const picture = image ? { file: image, alt: imageAlt } : null;
  return {
    value: { article: { ...rest, slug: name.slice(0, -3), picture, text }, pictureLine: lineOf('image') },
  };
}

function nameErrors(name: string): FileError[] {
  if (FILE_NAME.test(name)) return [];
  return [{ message: 'the name must be lower-case letters, digits and hyphens, such as open-day.md' }];
}

function orderErrors(
  { date, updated, image, imageAlt }: v.InferOutput<typeof articleFrontMatter>,
  lineOf: (field: string) => number,
): FileError[] {
  const errors: FileError[] = [];
  if (updated !== '' && updated < date) {
    errors.push({ line: lineOf('updated'), field: 'updated', message: 'must not be before the date' });
  }
  if (image !== '' && imageAlt === '') {
    errors.push({ line: lineOf('image'), field: 'imageAlt', message: 'must say what the image shows' });
  }
  return errors;
}

function textErrors(text: string, line: number): FileError[] {
  if (text === '') return [{ line, message: 'the text is missing' }];
  if (text.length <= MAX_TEXT_LENGTH) return [];
  return [{ line, message: `the text is longer than ${MAX_TEXT_LENGTH.toLocaleString('en-GB')} characters` }];
}
