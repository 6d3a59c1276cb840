import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { field } from '../markdown/field-kinds.ts';
import {
  type FileFault,
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

const frontMatter = v.strictObject({
  title: field.neededLine(120),
  date: field.neededDay,
  updated: field.day,
  summary: field.neededLine(300),
  image: v.pipe(
    field.line,
    v.check(
      (name) => name === '' || PICTURE_NAME.test(name),
      'must be the name of a .jpg, .png, .webp or .avif file beside this one, in lower-case letters, digits and hyphens',
    ),
  ),
  imageAlt: field.line,
});

export interface ArticleFolder {
  articles: Article[];
  faults: string[];
}

/** A folder that is missing is an empty one. */
export async function readArticleFolder(folder: string): Promise<ArticleFolder> {
  try {
    const read = (text: string, name: string) => readEntry(folder, text, name);
    const { files, faults } = await readMarkdownFolder(folder, read);
    return { articles: files.map(({ value }) => value).toSorted(newestFirst), faults };
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return { articles: [], faults: isMissing ? [] : ['the folder cannot be read'] };
  }
}

async function readEntry(folder: string, text: string, name: string): Promise<ReadFile<Article>> {
  const result = readArticleFile(text, name);
  if ('faults' in result) return result;
  const { article, pictureLine } = result.value;
  const message = article.picture && (await pictureFault(join(folder, article.picture.file)));
  return message ? { faults: [{ line: pictureLine, field: 'image', message }] } : { value: article };
}

async function pictureFault(path: string): Promise<string | null> {
  const found = await stat(path).catch(() => null);
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
  const { fields, faults, body, bodyLine, lineOf } = readFrontMatter(file, frontMatter, 'an article');
  const text = (body ?? '').trim();
  const found = [
    ...nameFaults(name),
    ...faults,
    ...(fields ? orderFaults(fields, lineOf) : []),
    ...(body === null ? [] : textFaults(text, bodyLine)),
  ];
  if (!fields || found.length > 0) return { faults: found };
  const { image, imageAlt, ...rest } = fields;
  const picture = image ? { file: image, alt: imageAlt } : null;
  return {
    value: { article: { ...rest, slug: name.slice(0, -3), picture, text }, pictureLine: lineOf('image') },
  };
}

function nameFaults(name: string): FileFault[] {
  if (FILE_NAME.test(name)) return [];
  return [{ message: 'the name must be lower-case letters, digits and hyphens, such as open-day.md' }];
}

function orderFaults(
  { date, updated, image, imageAlt }: v.InferOutput<typeof frontMatter>,
  lineOf: (field: string) => number,
): FileFault[] {
  const faults: FileFault[] = [];
  if (updated !== '' && updated < date) {
    faults.push({ line: lineOf('updated'), field: 'updated', message: 'must not be before the date' });
  }
  if (image !== '' && imageAlt === '') {
    faults.push({ line: lineOf('image'), field: 'imageAlt', message: 'must say what the image shows' });
  }
  return faults;
}

function textFaults(text: string, line: number): FileFault[] {
  if (text === '') return [{ line, message: 'the text is missing' }];
  if (text.length <= MAX_TEXT_LENGTH) return [];
  return [{ line, message: `the text is longer than ${MAX_TEXT_LENGTH.toLocaleString('en-GB')} characters` }];
}
