import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectionNames } from '#domain/articles/collections.ts';
import { readArticleFolder } from '#server/articles/article-folder.ts';
import { readJobFolder } from '#server/jobs/sources/markdown-jobs.ts';
import { COUNTED_LINE } from '../build-day.js';

/** `readContent` finds the errors of the other files. */
export async function jobAndArticleErrors(contentFolder: string): Promise<string[]> {
  const folders = [
    { name: 'jobs', read: readJobFolder },
    ...collectionNames.map((name) => ({ name, read: readArticleFolder })),
  ];
  const inFolders = await Promise.all(
    folders.map(async ({ name, read }) => {
      const { errors } = await read(join(contentFolder, name)).catch(() => ({
        errors: ['the folder cannot be read'],
      }));
      return errors.map((error) => `content/${name}/${error}`);
    }),
  );
  return inFolders.flat();
}

const sample = join(import.meta.dirname, '../../../content');

/** A provider's day is a date: a job whose last day is counted from each build would never close. */
export function countedDays(folder: string): string[] {
  if (folder === sample) return [];
  return globSync('{prices.yaml,*/*.md}', { cwd: folder }).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const [, field] = COUNTED_LINE.exec(line) ?? [];
        return field ? [`content/${file}:${index + 1}: ${field}: must be a date such as 2026-12-31`] : [];
      }),
  );
}
