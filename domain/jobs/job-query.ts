import * as v from 'valibot';
import { jobFacts } from '#content/job-search-words.yaml';

export const HOUR_BANDS = {
  'under-16': { least: 0, most: 15.99 },
  '16-to-30': { least: 16, most: 30 },
  'over-30': { least: 30.01, most: Number.POSITIVE_INFINITY },
} as const;

export const WITHIN_MILES = { 5: 5, 10: 10, 20: 20, 30: 30, any: Number.POSITIVE_INFINITY } as const;
/** Few travel further for a round of visits. */
export const USUAL_DISTANCE = '10';

export const SHIFTS: readonly string[] = jobFacts.flatMap(({ filter }) => filter ?? []);

/** The empty one means nearest first if a place is named, else best match. */
const JOB_SORTS = ['', 'nearest', 'newest', 'pay', 'closing-soon', 'title'] as const;

const MAX_PAGE = 10_000;
const MAX_PAY = 999;
const text = (maxLength: number) =>
  v.fallback(
    v.pipe(
      v.string(),
      v.transform((value) => value.slice(0, maxLength).replace(/\s+/gu, ' ').trim()),
    ),
    '',
  );

const number = (max: number, otherwise: number) =>
  v.fallback(v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(1), v.maxValue(max)), otherwise);

const query = v.object({
  q: text(100),
  place: text(120),
  within: v.fallback(v.picklist(['5', '10', '20', '30', 'any']), USUAL_DISTANCE),
  contract: text(120),
  shift: v.fallback(v.picklist(SHIFTS), ''),
  hours: v.fallback(v.picklist(['', 'under-16', '16-to-30', 'over-30']), ''),
  pay: number(MAX_PAY, 0),
  sponsorship: v.fallback(
    v.pipe(
      v.picklist(['yes', '']),
      v.transform((value) => value === 'yes'),
    ),
    false,
  ),
  sort: v.fallback(v.picklist(JOB_SORTS), ''),
  page: number(MAX_PAGE, 1),
});

export type JobQuery = v.InferOutput<typeof query>;

export function readJobQuery(params: URLSearchParams): JobQuery {
  return v.parse(query, Object.fromEntries(params));
}

export function jobQueryFields({
  q,
  place,
  within,
  contract,
  shift,
  hours,
  pay,
  sort,
  sponsorship,
}: Omit<JobQuery, 'page'>) {
  return {
    ...{ q, place },
    within: within === USUAL_DISTANCE ? '' : within,
    ...{ contract, shift, hours },
    pay: pay === 0 ? '' : String(pay),
    sort,
    sponsorship: sponsorship ? 'yes' : '',
  };
}
