import { join } from 'node:path';
import { brand } from '#content/brand.yaml';
import { colours } from '#content/colours.yaml';
import { collectionNames } from '#domain/articles/collections.ts';
import { nation } from '#domain/registration/nation.ts';
import { unknownRatings } from '#domain/registration/unknown-ratings.ts';
import { readArticleFolder } from '#server/articles/article-folder.ts';
import { readJobFolder } from '#server/jobs/markdown-jobs.ts';
import { contentErrors } from './content-errors.ts';
import { contentLists } from './content-rules.ts';
import { contrastFaults } from './contrasts.ts';

/**
 * Every error of the content.
 *
 * @param contentFolder where the folders of Markdown files lie
 */
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
  const { regulator, ratings } = nation;
  const inBrand = unknownRatings(brand.registration, ratings).map(
    (place) =>
      `content/brand.yaml: the rating of ${place} is none that ${regulator.named} gives (content/nations.yaml).`,
  );
  return [
    ...inFolders.flat(),
    ...contentLists.flatMap(contentErrors),
    ...inBrand,
    ...contrastFaults(colours),
  ];
}
