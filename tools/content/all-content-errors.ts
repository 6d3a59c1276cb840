import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '#content/brand.yaml';
import { colours } from '#content/colours.yaml';
import { collectionNames } from '#domain/articles/collections.ts';
import type { Nation } from '#domain/content/nations.ts';
import { nation } from '#domain/registration/nation.ts';
import { unknownRatings } from '#domain/registration/unknown-ratings.ts';
import { readArticleFolder } from '#server/articles/article-folder.ts';
import { readJobFolder } from '#server/jobs/markdown-jobs.ts';
import { COUNTED_LINE } from './build-day.js';
import { contentErrors } from './content-errors.ts';
import { contentLists } from './content-rules.ts';
import { contrastFaults } from './contrasts.ts';
import { ratingLine } from './rating-line.ts';

export async function allContentErrors(contentFolder: string): Promise<string[]> {
  const folders = [
    { name: 'jobs', read: readJobFolder },
    ...collectionNames.map((name) => ({ name, read: readArticleFolder })),
  ];
  const inFolders = await Promise.all(
    folders.map(async ({ name, read }) => {
      const { errors } = await read(join(contentFolder, name));
      return errors.map((error) => `content/${name}/${error}`);
    }),
  );
  const inBrand = unknownRatings(brand.registration, nation.ratings).map((place) =>
    unknownRating(ratingLine(contentFolder, place), place, nation),
  );
  return [
    ...inFolders.flat(),
    ...(contentFolder === sample ? [] : countedDays(contentFolder)),
    ...contentLists.flatMap(contentErrors),
    ...inBrand,
    ...contrastFaults(colours),
  ];
}

export const unknownRating = (line: string, place: string, { regulator, ratings }: Nation): string =>
  `${line}: the rating of ${place} is none that ${regulator.named} gives (content/nations.yaml)${ratings.values.length > 0 ? `: there is ${ratings.values.join(', ')}` : ''}.`;

const sample = join(import.meta.dirname, '../../content');

/** A provider's day is a date: a job whose last day is counted from each build would never close. */
function countedDays(folder: string): string[] {
  return globSync('{prices.yaml,*/*.md}', { cwd: folder }).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const [, field] = COUNTED_LINE.exec(line) ?? [];
        return field ? [`content/${file}:${index + 1}: ${field}: must be a date such as 2026-12-31`] : [];
      }),
  );
}
