import { brand } from '#content/brand.yaml';
import { retention } from '#content/retention.yaml';
import { periodInWords, retentionOf } from './retention.ts';

const kept = periodInWords(retention[retentionOf.application].period);

/** The words of the page about working here, with the list of jobs. */
export const careers = {
  hero: {
    subtitle: `${brand.name} Careers`,
    title: 'Join Our Team',
    lede: 'Work near home, with people who know your name, and with enough time to do it well.',
    button: 'View Open Roles',
  },
  benefitsTitle: 'Why work with us',
  benefits: [
    {
      id: 'meaning',
      title: 'Meaningful Work',
      text: 'At the end of a shift you know whose day was better because you came.',
    },
    {
      id: 'development',
      title: 'Professional Development',
      text: 'Paid training from the first day, the Care Certificate, and help towards the next qualification.',
    },
    {
      id: 'team',
      title: 'Supportive Team',
      text: 'You start alongside someone experienced, and on every shift there is a number to ring.',
    },
    {
      id: 'balance',
      title: 'Work-Life Balance',
      text: 'You tell us when you can work, and your rota comes in good time. Rounds are planned close to home.',
    },
    {
      id: 'recognition',
      title: 'Recognition & Rewards',
      text: 'You know the pay before you say yes. Travel between visits is paid time, and good work gets noticed and praised.',
    },
    {
      id: 'culture',
      title: 'Positive Culture',
      text: 'We say what is going wrong early, without blame, and put it right together.',
    },
  ],
  openingsTitle: 'Current Job Openings',
  search: {
    label: 'Job, word or reference',
    place: 'Town or postcode',
    more: 'More filters',
    within: 'Distance',
    withinMiles: (miles: number) => `Within ${miles} miles`,
    anyDistance: 'Any distance',
    contract: 'Contract',
    anyContract: 'Any contract',
    hours: 'Hours a week',
    anyHours: 'Any hours',
    hourBands: { 'under-16': 'Under 16', '16-to-30': '16 to 30', 'over-30': 'Over 30' },
    pay: 'Minimum pay',
    anyPay: 'Any pay',
    /** Pounds an hour; a year of them is one of full-time work. */
    payFloors: [13, 14, 15, 17, 20],
    payFrom: (hour: string, year: string) => `£${hour} an hour (£${year} a year)`,
    payOrMore: (hour: string) => `£${hour} an hour or more`,
    sponsorship: 'Visa sponsorship possible',
    sort: 'Sort by',
    sorts: {
      '': 'Best match',
      nearest: 'Nearest',
      newest: 'Newest first',
      pay: 'Highest pay',
      'closing-soon': 'Closing soonest',
      title: 'Job title',
    },
    button: 'Search',
    clear: 'Clear search',
    open: (count: number) => (count === 1 ? '1 open job' : `${count} open jobs`),
    found: (count: number) => (count === 1 ? '1 job found' : `${count} jobs found`),
    near: (miles: number, place: string) => `within ${miles} miles of ${place}`,
    nearestFirst: (place: string) => `those nearest to ${place} first`,
    page: (page: number, pages: number) => `page ${page} of ${pages}`,
    wider: 'Search at any distance, nearest first',
    /** Shown if nothing fits, with how many there are without the search. */
    all: (count: number) => (count === 1 ? 'See the open job' : `See all ${count} open jobs`),
    none: {
      title: 'No job fits this search',
      text: `Try fewer words or another place. Or send us your CV, and we will keep it for ${kept}.`,
    },
  },
  paging: { label: 'Pages of jobs', previous: 'Previous', next: 'Next', page: 'Page' },
  card: {
    closes: 'Closes',
    posted: 'Posted',
    away: (miles: number) => (miles === 1 ? 'about 1 mile away' : `about ${miles} miles away`),
    button: 'View Details',
    /** After the words of the button, for those who hear it. */
    buttonOf: (jobTitle: string) => `of ${jobTitle}`,
  },
  feed: { title: 'New jobs as a feed', path: '/careers/feed.xml' },
  empty: {
    title: 'No Current Openings',
    text: `There is nothing open just now, but we like to hear from good people. Send us your CV, and we will keep it for ${kept}.`,
  },
  submitCv: { text: 'Submit Your CV', path: '/contact' },
  loading: 'Loading job openings...',
  failed: 'Failed to load job listings. Please try again later.',
  retry: 'Retry',
} as const;

export const fullTimeHours = 37.5;
export const weeksAYear = 52;

export const contractKinds: readonly { label: string; words: readonly string[] }[] = [
  { label: 'Permanent', words: ['permanent'] },
  { label: 'Fixed term', words: ['fixed term', 'temporary', 'maternity cover', 'seasonal'] },
  { label: 'Casual or bank', words: ['casual', 'bank', 'zero hours', 'as and when', 'ad hoc'] },
  { label: 'Full-time', words: ['full time', 'fulltime'] },
  { label: 'Part-time', words: ['part time', 'parttime'] },
];

/** The feed of new jobs, as feed readers show it. */
export const jobFeedText = {
  title: 'Careers',
  hours: (hoursPerWeek: string) => `Hours: ${hoursPerWeek}`,
} as const;
