// Says what is wrong with the content, with file and line. Runs first in the build, which ends where anything is.
import { join } from 'node:path';

import { collectionNames } from '#content/articles.ts';
import { sampleWords } from '#content/samples.ts';
import { bankHolidaysEnd } from '#domain/office-hours/bank-holidays-end.ts';
import { oldRatings } from '#domain/registration/old-ratings.ts';
import { samplesLeft } from '#domain/samples/samples-left.ts';
import { readArticleFolder } from '#server/articles/article-folder.ts';
import { readJobFolder } from '#server/jobs/markdown-jobs.ts';
import { avoidedWordsOfContent } from './avoided-words.ts';
import { contentErrors } from './content-errors.ts';

import { contentLists } from './content-rules.ts';
import { silentAdverts } from './silent-adverts.ts';

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
  return [...inFolders.flat(), ...contentLists.flatMap(contentErrors)];
}

if (import.meta.main) {
  const folder = join(import.meta.dirname, '../../content');
  const isBuild = process.argv.includes('--build');
  // A word does not stop a build: an editor may know better on the day.
  const words = avoidedWordsOfContent(folder);
  if (isBuild) for (const word of words) console.warn(word);
  const today = new Date().toISOString().slice(0, 10);
  const lastHoliday = bankHolidaysEnd(today);
  if (lastHoliday)
    console.warn(`content/bank-holidays.ts ends on ${lastHoliday}: add the days of the year after it.`);
  for (const place of oldRatings(today))
    console.warn(`content/brand.ts: the rating of ${place} is old, or of a day to come: look it up again.`);
  const errors = [...(await allContentErrors(folder)), ...(isBuild ? [] : words)];
  if (errors.length > 0) {
    console.error(`The content is not right:\n  ${errors.join('\n  ')}`);
    process.exit(1);
  }
  console.log('The content is right.');
  const { jobs } = await readJobFolder(join(folder, 'jobs'));
  if (!isBuild) for (const advert of silentAdverts(jobs, new Date())) console.warn(advert);
  const samples = samplesLeft(jobs.map(({ id }) => id));
  if (samples.length > 0 && !isBuild) console.log([sampleWords.left, ...samples].join('\n  '));
}
