// What the list answers, against a plain look at every job, with MiniSearch for the words.
import MiniSearch, { type Query } from 'minisearch';
import { expect, it } from 'vitest';
import { contractKindsOf } from '#domain/jobs/contract-kinds.ts';
import { HOUR_BANDS, type JobQuery, readJobQuery, WITHIN_MILES } from '#domain/jobs/job-query.ts';
import { milesBetween, type Place, placesIn } from '#domain/places/find-place.ts';
import { plainText } from '#domain/text/word-patterns.ts';
import { aPlace } from '../../tests/support/a-place.ts';
import { isClosedOn, type Job } from './job.ts';
import { createJobIndexer, inOrder } from './job-index.ts';
import { documentOf, tokensOf } from './job-words.ts';
import { hourFigures, hourlyPay } from './pay.ts';
import { readQuestion } from './read-question.ts';
import { sampleJob } from './sample-jobs-for-tests.ts';
import { searchJobs } from './search-jobs.ts';
import { type Document, FIELDS } from './word-index.ts';

/** Numbers that look like chance and are the same each time (mulberry32). */
function chances(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const again = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((again ^ (again >>> 14)) >>> 0) / 2 ** 32;
  };
  const one = <Value>(of: readonly Value[]): Value => of[Math.floor(next() * of.length)] as Value;
  const some = <Value>(of: readonly Value[], most: number): Value[] =>
    Array.from({ length: Math.floor(next() * (most + 1)) }, () => one(of));
  return { one, some };
}

const WORDS =
  'care carer caring assistant night nights nurse registered rgn companion driver driving licence medicine medication meals cook visits home homes dementia coordinator no experience needed flexible hours weekend café Zoë'.split(
    ' ',
  );
const PLACES = [
  aPlace,
  `${aPlace}, with visits elsewhere`,
  'Southampton',
  'SO17',
  'Winchester',
  'Lymington',
  'Nowhere Green',
  '',
  'Hampshire',
];
/** What nearly all titles say is worth little, and comes before what few texts say all the same. */
const COMMON = ['Helper', 'Helper', 'Helper', 'Helper', 'Helper', 'Helper', 'Helper', ''];
const CONTRACTS = ['Permanent, full-time', 'Part-time', 'Bank', 'Annualised', ''];
const PAY = ['£12.50 an hour', '£14 to £16 an hour', '£30,000', '15', 'Competitive', null];
const DAYS = ['2026-11-01', '2026-11-20', '2026-11-21', '2026-12-01', ''];

function jobsBy(seed: number, count: number): Job[] {
  const { one, some } = chances(seed);
  return Array.from({ length: count }, (_, number) =>
    sampleJob({
      id: `job-${number}`,
      title:
        `${one(COMMON)} ${some(WORDS, 2).join(' ')} ${one(['', '1', '01', String(number)])}`.trim() ||
        'Carer',
      location: one(PLACES) || 'Location not specified',
      contractType: one(CONTRACTS),
      salary: one(PAY),
      hoursPerWeek: one(['', '12', '16 to 30', '37.5', '8-40']),
      postedDate: one(DAYS),
      closingDate: one(DAYS),
      sponsorship: one([true, false]),
      shortDescription: some(WORDS, 5).join(' '),
      fullDescription: some([...WORDS, 'helper'], 20).join(' '),
      requirements: one(['', 'A driving licence.', 'Kindness']),
    }),
  );
}

function questionBy({ one, some }: ReturnType<typeof chances>): JobQuery {
  const slips = [
    'compannion',
    'medcine',
    'car',
    'xyzzy',
    'no experience',
    'care assistant',
    'visa',
    '7',
    'near',
    'helper',
    'helper medicine',
  ];
  return readJobQuery(
    new URLSearchParams({
      q: one(['', '', some([...WORDS, ...slips, aPlace], 3).join(' ')]),
      place: one(['', '', '', 'Winchester', 'SO14', 'Nowhere', 'sowthampton']),
      within: one(['', '5', '10', '30', 'any']),
      contract: one(['', '', 'Permanent', 'Part-time', 'Annualised', 'Unheard']),
      hours: one(['', '', 'under-16', '16-to-30', 'over-30']),
      pay: one(['', '', '13', '15', '40']),
      sponsorship: one(['', '', 'yes']),
      sort: one(['', '', 'nearest', 'newest', 'pay', 'closing-soon', 'title']),
      page: one(['1', '1', '2', '3', '9']),
    }),
  );
}

function miniSearchOf(jobs: readonly Job[]) {
  const index = new MiniSearch<Document & { id: number }>({
    fields: FIELDS,
    tokenize: (text) => text.split(' '),
    processTerm: (word) => word || null,
    stringifyField: (field) => (Array.isArray(field) ? field.join(' ') : String(field)),
    searchOptions: {
      boost: { title: 6, facts: 2 },
      prefix: (word) => word.length > 2 && !word.startsWith('='),
      weights: { fuzzy: 0.3, prefix: 0.6 },
      bm25: { k: 1.2, b: 0, d: 0.5 },
    },
  });
  index.addAll(jobs.map((job, id) => ({ ...documentOf(job), id })));
  const queryOf = (word: string): Query => {
    if (word.startsWith('=') || word.length < 5 || index.search(word).length > 0) return word;
    const sameBeginning = (_id: unknown, found: string) => Number(found.startsWith(word.charAt(0)));
    return { queries: [word], fuzzy: word.length < 9 ? 1 : 2, boostDocument: sameBeginning };
  };
  return (text: string): Map<number, number> | null => {
    const queries = tokensOf(text).map((ways): Query => {
      const [[word = ''] = [], words] = ways;
      return words
        ? { combineWith: 'OR', queries: [word, { combineWith: 'AND', queries: [...words] }] }
        : queryOf(word);
    });
    if (queries.length === 0) return null;
    return new Map(
      index.search({ combineWith: 'AND', queries }).map(({ id, score, match }) => {
        const inTitle = Object.values(match).filter((fields) => fields.includes('title')).length;
        return [Number(id), Math.round((inTitle * 1000 + score) * 1e6) / 1e6];
      }),
    );
  };
}

const milesTo = (places: readonly Place[], near: readonly Place[]) =>
  Math.min(Infinity, ...places.flatMap((one) => near.map((other) => milesBetween(one, other))));

type Found = { job: Job; score: number; miles: number };
const newest = (a: Found, b: Found) => inOrder(b.job.postedDate, a.job.postedDate);
const ORDERS: Record<string, (a: Found, b: Found) => number> = {
  newest,
  title: () => 0,
  pay: (a, b) => inOrder(hourlyPay(b.job) ?? 0, hourlyPay(a.job) ?? 0) || newest(a, b),
  'closing-soon': (a, b) => inOrder(a.job.closingDate || '9999', b.job.closingDate || '9999'),
  nearest: (a, b) => inOrder(a.miles, b.miles) || b.score - a.score || newest(a, b),
};
const collator = new Intl.Collator('en-GB', { numeric: true });

it.each([1, 2, 3])('every question has the answer of a plain look at every job (%i)', async (seed) => {
  const jobs = jobsBy(seed, 200);
  const index = await createJobIndexer()(jobs);
  const scoresOf = miniSearchOf(jobs);
  const now = new Date('2026-11-21T12:00:00Z');
  const byTitle = [...jobs.entries()].sort(([, a], [, b]) => collator.compare(a.title, b.title));
  const luck = chances(seed + 100);
  let answered = 0;
  for (let round = 0; round < 300; round += 1) {
    const query = questionBy(luck);
    const { places: near, unknownPlace, text } = readQuestion(query, index.words);
    const scores = scoresOf(text);
    const fits = ({ job, miles }: Found) => {
      const hours = hourFigures(job.hoursPerWeek);
      const { least, most } = HOUR_BANDS[query.hours || 'under-16'];
      const location = ` ${plainText(job.location)} `;
      return (
        !isClosedOn(job, '2026-11-21') &&
        contractKindsOf(query.contract).every((kind) => contractKindsOf(job.contractType).includes(kind)) &&
        (!query.sponsorship || job.sponsorship) &&
        (query.pay === 0 || (hourlyPay(job) ?? 0) >= query.pay) &&
        (query.hours === '' ||
          (hours.length > 0 && Math.min(...hours) <= most && Math.max(...hours) >= least)) &&
        unknownPlace.every((word) => location.includes(` ${word} `)) &&
        (near.length === 0 || miles <= WITHIN_MILES[query.within])
      );
    };
    const found = byTitle
      .filter(([at]) => !scores || scores.has(at))
      .map(([at, job]) => ({
        job,
        score: scores?.get(at) ?? 0,
        miles: milesTo(placesIn(job.location).found, near),
      }))
      .filter(fits)
      .sort(ORDERS[query.sort || 'nearest']);
    const answer = searchJobs(index, query, now);
    const page = Math.min(query.page, Math.max(1, Math.ceil(found.length / 20)));
    expect({ query, total: answer.total, page: answer.page }).toEqual({ query, total: found.length, page });
    expect({ query, jobs: answer.jobs.map(({ job, miles }) => [job.id, miles]) }).toEqual({
      query,
      jobs: found
        .slice((page - 1) * 20, page * 20)
        .map(({ job, miles }) => [job.id, Number.isFinite(miles) ? miles : null]),
    });
    answered += Number(found.length > 0);
  }
  expect(answered).toBeGreaterThan(60);
});
