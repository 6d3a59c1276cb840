import { careers, fullTimeHours } from '#content/careers.yaml';
import { queryIn } from '#domain/http/query-in.ts';
import { hoursAYear } from '#domain/jobs/hours-a-year.ts';
import { jobQueryFields, USUAL_DISTANCE, WITHIN_MILES } from '#domain/jobs/job-query.ts';
import { fill, forCount } from '#domain/text/fill.ts';
import type { JobList } from '#server/jobs/job-board.ts';

export interface JobQueryFields {
  q: string;
  place: string;
  within: string;
  contract: string;
  shift: string;
  hours: string;
  pay: string;
  sort: string;
  sponsorship: string;
}

export interface JobSearchView {
  query: JobQueryFields;
  narrowed: boolean;
  unfolded: boolean;
  places: readonly string[];
  lists: {
    name: 'within' | 'contract' | 'shift' | 'hours' | 'pay' | 'sort';
    label: string;
    options: Option[];
  }[];
  summary: string;
  /** Offered where nothing was found: the same search at any distance, or all jobs. */
  nextStep: { to: string; text: string };
  pageLinks: PageLink[];
}

interface PageLink {
  to: string;
  text: string;
  rel?: 'prev' | 'next';
  current?: boolean;
  gap?: boolean;
}

interface Option {
  value: string;
  label: string;
}

export function jobSearchView(
  list: JobList,
  { search: words, paging }: Pick<typeof careers, 'search' | 'paging'>,
): JobSearchView {
  const { contract, shift, pay, within } = list.query;
  const query = jobQueryFields(list.query);
  const { sort: _, ...narrowing } = query;
  const { q: __, place: ___, ...folded } = query;
  const isAny = (parts: Record<string, string>) => Object.values(parts).every((part) => part === '');
  // A source that says no shifts cannot be narrowed by them.
  const shifts =
    list.shifts.length === 0 && shift === ''
      ? []
      : [
          {
            name: 'shift' as const,
            label: words.shift,
            options: [any(words.anyShift), ...counted(list.shifts, shift)],
          },
        ];
  return {
    query,
    narrowed: !isAny(narrowing),
    unfolded: !isAny(folded),
    places: list.places,
    lists: [
      { name: 'within', label: words.within, options: distances(words) },
      {
        name: 'contract',
        label: words.contract,
        options: [any(words.anyContract), ...counted(list.contracts, contract)],
      },
      ...shifts,
      { name: 'hours', label: words.hours, options: [any(words.anyHours), ...named(words.hourBands)] },
      { name: 'pay', label: words.pay, options: [any(words.anyPay), ...payFloors(pay)] },
      { name: 'sort', label: words.sort, options: named(words.sorts) },
    ],
    nextStep:
      list.near && within !== 'any'
        ? { to: addressOf({ ...query, within: 'any' }, 1), text: words.wider }
        : { to: '/careers#openings', text: fill(forCount(words.all, list.open), { count: list.open }) },
    summary: summaryOf(list, !isAny(narrowing), words),
    pageLinks: jobPageLinks(query, list, paging),
  };
}

type Words = typeof careers.search;

function summaryOf(list: JobList, narrowed: boolean, words: Words): string {
  const count = fill(forCount(narrowed ? words.found : words.open, list.total), { count: list.total });
  const miles = WITHIN_MILES[list.query.within];
  const parts = [
    list.near && Number.isFinite(miles) ? `${count} ${fill(words.near, { miles, place: list.near })}` : count,
    list.near && !Number.isFinite(miles) && fill(words.nearestFirst, { place: list.near }),
    list.pages > 1 && fill(words.page, list),
  ];
  return parts.filter(Boolean).join(', ');
}

function distances(words: Words): Option[] {
  return Object.entries(WITHIN_MILES).map(([value, miles]) => ({
    value: value === USUAL_DISTANCE ? '' : value,
    label: Number.isFinite(miles) ? fill(words.withinMiles, { miles }) : words.anyDistance,
  }));
}

const wholePounds = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

function payFloor(hour: number): Option {
  const year = wholePounds.format(hour * hoursAYear(fullTimeHours));
  return { value: String(hour), label: fill(careers.search.payFrom, { hour, year }) };
}

const usualFloors: readonly number[] = careers.search.payFloors;
const usualPayFloors = usualFloors.map(payFloor);

function payFloors(chosen: number): readonly Option[] {
  if (chosen === 0 || usualFloors.includes(chosen)) return usualPayFloors;
  return [...usualPayFloors, payFloor(chosen)].sort((a, b) => Number(a.value) - Number(b.value));
}

const any = (label: string): Option => ({ value: '', label });
const named = (labels: Record<string, string>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Shows what was chosen even if no open job has it any more. */
function counted(choices: JobList['contracts'], chosen: string): Option[] {
  const known = chosen === '' || choices.some(({ value }) => value === chosen);
  const options = choices.map(({ value, count }) => ({ value, label: `${value} (${count})` }));
  return known ? options : [...options, { value: chosen, label: chosen }];
}

export function jobPageLinks(
  query: JobQueryFields,
  { page, pages }: { page: number; pages: number },
  words: { previous: string; next: string },
): PageLink[] {
  if (pages < 2) return [];
  const numbers = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const numbered = [...new Set(numbers)].map((one, index, all) => ({
    to: addressOf(query, one),
    text: String(one),
    current: one === page,
    gap: index > 0 && one - (all[index - 1] ?? 0) > 1,
  }));
  return [
    ...(page > 1 ? [{ to: addressOf(query, page - 1), text: words.previous, rel: 'prev' as const }] : []),
    ...numbered,
    ...(page < pages ? [{ to: addressOf(query, page + 1), text: words.next, rel: 'next' as const }] : []),
  ];
}

function addressOf(query: JobQueryFields, page: number): string {
  return `/careers?${queryIn(Object.entries({ ...query, page: page > 1 ? String(page) : '' }))}#job-results`;
}
