import { join } from 'node:path';
import { outwardCodes } from '#content/places.yaml';
import { bankHolidaysEnd } from '#domain/office-hours/bank-holidays-end.ts';
import { sampleWords } from '#domain/samples/sample-words.ts';
import { samplesLeft } from '#domain/samples/samples-left.ts';
import { readJobFolder } from '#server/jobs/sources/markdown-jobs.ts';
import { contentFolder } from '../content-folder.js';
import { nameOf, notRight } from '../not-right.ts';
import { avoidedWordsOfContent } from './avoided-words.ts';
import { countedDays, jobAndArticleErrors } from './job-and-article-errors.ts';
import { logoFaults, posterFaults } from './picture-faults.ts';
import { promisesLeft } from './promises-left.ts';
import { ratingAdvice } from './rating-advice.ts';
import { ratingLine } from './rating-line.ts';
import { silentAdverts } from './silent-adverts.ts';

export async function checkLists(root: string, isBuild: boolean): Promise<void> {
  const folder = contentFolder(root);
  const named = (line: string) => line.replace(/^content(?=\/)/, nameOf(root, folder));
  // A word does not stop a build: an editor may know better on the day.
  const words = avoidedWordsOfContent(folder);
  if (isBuild) for (const word of words) console.warn(word);
  const today = new Date().toISOString().slice(0, 10);
  const lastHoliday = bankHolidaysEnd(today);
  if (lastHoliday)
    console.warn(`content/bank-holidays.yaml ends on ${lastHoliday}: add the days of the year after it.`);
  const lineOf = (location: string) => ratingLine(folder, location);
  for (const advice of ratingAdvice(today, lineOf)) console.warn(named(advice));
  const errors = [
    ...(await jobAndArticleErrors(folder)),
    ...countedDays(folder),
    ...(await logoFaults(folder)),
    ...(await posterFaults(folder)),
    ...(isBuild ? [] : words),
  ];
  if (errors.length > 0) {
    console.error(notRight(root, errors));
    process.exit(1);
  }
  console.log('The content is right.');
  const { jobs } = await readJobFolder(join(folder, 'jobs'));
  if (isBuild) return;
  for (const advert of silentAdverts(jobs, new Date())) console.warn(advert);
  if (jobs.length > 0 && outwardCodes === '') console.warn(sampleWords.noPlaces);
  const samples = samplesLeft(jobs.map(({ id }) => id)).map(named);
  if (samples.length > 0) console.log([sampleWords.left, ...samples].join('\n  '));
  const promises = promisesLeft(folder, join(root, 'content'));
  if (promises.own.length > 0) console.log([sampleWords.promises, ...promises.own.map(named)].join('\n  '));
  if (promises.lent.length > 0) console.log([sampleWords.lentPromises, ...promises.lent].join('\n  '));
}
