import type { careers } from '#content/careers.ts';
import type { JobList } from '#server/jobs/job-board.ts';

/** What a visitor asked of the list, in the order of the form; empty means "any". */
export interface JobQueryFields {
  q: string;
  place: string;
  contract: string;
  hours: string;
  sort: string;
  sponsorship: string;
}

export interface JobSearchView {
  query: JobQueryFields;
  /** Whether anything but the order was asked for. */
  narrowed: boolean;
  /** The choices of each list, the one that an empty question means first. */
  lists: { name: 'place' | 'contract' | 'hours' | 'sort'; label: string; options: Option[] }[];
  summary: string;
  pageLinks: PageLink[];
}

interface PageLink {
  to: string;
  text: string;
  rel?: 'prev' | 'next';
  current?: boolean;
  /** Pages between this one and the one before have no link. */
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
  const { q, place, contract, hours, sponsorship, sort } = list.query;
  const query = {
    q,
    place,
    contract,
    hours,
    sort: sort === 'newest' ? '' : sort,
    sponsorship: sponsorship ? 'yes' : '',
  };
  const narrowed = [q, place, contract, hours, query.sponsorship].some((part) => part !== '');
  const count = (narrowed ? words.found : words.open)(list.total);
  const counted = ({ value, count }: { value: string; count: number }) => ({
    value,
    label: `${value} (${count})`,
  });
  return {
    query,
    narrowed,
    lists: [
      {
        name: 'place',
        label: words.place,
        options: [any(words.anyPlace), ...withChosen(list.places, place).map(counted)],
      },
      {
        name: 'contract',
        label: words.contract,
        options: [any(words.anyContract), ...withChosen(list.contracts, contract).map(counted)],
      },
      { name: 'hours', label: words.hours, options: [any(words.anyHours), ...named(words.hourBands)] },
      {
        name: 'sort',
        label: words.sort,
        options: named(words.sorts).map(({ value, label }) => ({
          value: value === 'newest' ? '' : value,
          label,
        })),
      },
    ],
    summary: list.pages > 1 ? `${count}, ${words.page(list.page, list.pages)}` : count,
    pageLinks: jobPageLinks(query, list, paging),
  };
}

const any = (label: string): Option => ({ value: '', label });
const named = (labels: Record<string, string>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** A choice that no open job has any more is still shown as what was asked. */
function withChosen(choices: JobList['places'], chosen: string): JobList['places'] {
  const known = chosen === '' || choices.some(({ value }) => value === chosen);
  return known ? choices : [...choices, { value: chosen, count: 0 }];
}

/** Links to the neighbours, to the first and the last page; none where there is one page. */
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
  return `/careers?${queryIn(Object.entries({ ...query, page: String(page) }))}#job-results`;
}

/** A query as an address holds it; what is empty says nothing, so it is left out. */
export function queryIn(fields: Iterable<[string, FormDataEntryValue]>): string {
  const filled = [...fields].flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]]));
  return new URLSearchParams(filled).toString();
}
