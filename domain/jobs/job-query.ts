import * as v from 'valibot';

export const HOUR_BANDS = {
  'under-16': { from: 0, to: 16 },
  '16-to-30': { from: 16, to: 30 },
  'over-30': { from: 30, to: Number.POSITIVE_INFINITY },
} as const;

const JOB_SORTS = ['newest', 'closing-soon', 'title'] as const;

const MAX_PAGE = 1000;
const text = (maxLength: number) =>
  v.fallback(
    v.pipe(
      v.string(),
      v.transform((value) => value.slice(0, maxLength).replace(/\s+/gu, ' ').trim()),
    ),
    '',
  );

const query = v.object({
  q: text(100),
  place: text(120),
  contract: text(120),
  hours: v.fallback(v.picklist(['', 'under-16', '16-to-30', 'over-30']), ''),
  sponsorship: v.fallback(
    v.pipe(
      v.picklist(['yes', '']),
      v.transform((value) => value === 'yes'),
    ),
    false,
  ),
  sort: v.fallback(v.picklist(JOB_SORTS), 'newest'),
  page: v.fallback(
    v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(1), v.maxValue(MAX_PAGE)),
    1,
  ),
});

export type JobQuery = v.InferOutput<typeof query>;

/** Reads `?q=&place=&contract=&hours=&sponsorship=yes&sort=&page=`; what is not understood is left out. */
export function readJobQuery(params: URLSearchParams): JobQuery {
  return v.parse(query, Object.fromEntries(params));
}
