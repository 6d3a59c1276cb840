// Values among the general words that are no plain text. All else has the shape of the words that ship: `tools/content/general-words.ts`.
import * as v from 'valibot';
import { FACT_FIELDS } from './fact-fields.ts';
import { listBy, oneOf, path, sentenceWith, text, texts, wholeNumber } from './kinds.ts';

const pair = v.strictTuple([text, text], 'must be two texts, with a hyphen before each');
const three = v.strictTuple([text, text, text], 'must be three texts, with a hyphen before each');
const four = v.strictTuple([text, text, text, text], 'must be four texts, with a hyphen before each');

const textsWith = (...places: readonly string[]) =>
  v.array(sentenceWith([], places), 'must be a list of texts, with a hyphen before each');

/** A provider takes out the lines of pages that the site does not have. */
const wordsOfPages = v.record(path, text);

/** By file and place in it; a star stands for each item of a list. */
export const wordData = {
  'articles.collectionPages.news.follow': v.nullable(text),
  'assistant.assistant.greetings': three,
  'assistant-instructions.rules': v.pipe(
    textsWith(
      ...['openingHours', 'openingNow', 'count', 'services', 'registration', 'competitors', 'bannedWords'],
    ),
    v.minLength(1, 'must have at least 1'),
  ),
  'call-request.callsAtOnce': wholeNumber(1, 100),
  'careers.careers.search.payFloors': v.array(wholeNumber(1, 1000)),
  'careers.fullTimeHours': v.pipe(v.number('must be a number, such as 37.5'), v.minValue(1), v.maxValue(60)),
  'fair-recruitment.fairRecruitment.lines': texts(3),
  'job-application.jobApplication.answerWorkingDays': wholeNumber(1, 60),
  'job-search-words.jobFacts': v.array(
    v.strictObject({
      field: oneOf(FACT_FIELDS),
      filter: v.optional(v.pipe(text, v.description('A shift to choose in the list.'))),
      says: v.optional(text),
      asked: text,
    }),
  ),
  'job-terms.jobTermWords.columns': pair,
  'job-terms.jobTermWords.day.columns': three,
  'largest-cv.maxCvMegabytes': wholeNumber(1, 20),
  'lifestyle.lifestylePage.description': textsWith('noCare'),
  'page-words.pageWords': wordsOfPages,
  'price-page.pricePage.answer.columns': four,
  'price-page.pricePage.estimate.carersOptions': pair,
  'price-page.pricePage.estimate.visits': texts(1, 6),
  'price-page.pricePage.lengths': listBy(
    'minutes',
    v.strictObject({ minutes: wholeNumber(1, 1440), words: text }),
  ),
  'price-page.pricePage.table.columns': pair,
  'site-search.searchWords': wordsOfPages,
  'shortcuts.shortcuts.*.platform': oneOf(['all', 'mac', 'other']),
} as const satisfies Readonly<Record<string, v.GenericSchema>>;

/** @public The modules that the build writes have it. */
export type WordData<Place extends keyof typeof wordData> = v.InferOutput<(typeof wordData)[Place]>;
