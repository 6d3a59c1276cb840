import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReadFile, readMarkdownFolder } from '../markdown/markdown-files.ts';
import type { Article } from './article.ts';
import { readArticleFile } from './article-file.ts';

const MAX_PICTURE_BYTES = 1_000_000;

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
