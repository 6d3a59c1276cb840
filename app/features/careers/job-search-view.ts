import type { careers } from '#content/careers.ts';
import type { JobList } from '#server/jobs/job-board.ts';
import { jobPageLinks, type PageLink } from './job-page-links.ts';

/** What a visitor asked of the list, in the order of the form; empty means "any". */
export interface JobQuestion {
  q: string;
  place: string;
  contract: string;
  hours: string;
  sort: string;
  sponsorship: string;
}

export interface JobSearchView {
  asked: JobQuestion;
  /** Whether anything but the order was asked for. */
  narrowed: boolean;
  /** The choices of each list, the one that an empty question means first. */
  lists: { name: 'place' | 'contract' | 'hours' | 'sort'; label: string; options: Option[] }[];
  /** How many there are, in words; read out when it changes. */
  summary: string;
  pageLinks: PageLink[];
}

interface Option {
  value: string;
  label: string;
}

/** The form and the sentence above a list of jobs, and the links below it. */
export function jobSearchView(
  list: JobList,
  { search: words, paging }: Pick<typeof careers, 'search' | 'paging'>,
): JobSearchView {
  const { q, place, contract, hours, sponsorship, sort } = list.query;
  const asked = {
    q,
    place,
    contract,
    hours,
    sort: sort === 'newest' ? '' : sort,
    sponsorship: sponsorship ? 'yes' : '',
  };
  const narrowed = [q, place, contract, hours, asked.sponsorship].some((part) => part !== '');
  const count = (narrowed ? words.found : words.open)(list.total);
  const counted = ({ value, count }: { value: string; count: number }) => ({
    value,
    label: `${value} (${count})`,
  });
  return {
    asked,
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
    pageLinks: jobPageLinks(asked, list, paging),
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
