import { brand } from './brand.ts';

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
      text: 'You start alongside somebody experienced, and there is always a number to ring.',
    },
    {
      id: 'balance',
      title: 'Work-Life Balance',
      text: 'You tell us when you can work, and your rota comes in good time. Rounds are planned close to home.',
    },
    {
      id: 'recognition',
      title: 'Recognition & Rewards',
      text: 'The pay is in the advert. Travel between visits is paid time, and good work is noticed and said aloud.',
    },
    {
      id: 'culture',
      title: 'Positive Culture',
      text: 'We say what is going wrong early, without blame, and put it right together.',
    },
  ],
  openingsTitle: 'Current Job Openings',
  search: {
    label: 'Search by job, place or reference',
    more: 'Place, contract, hours and more',
    place: 'Place',
    anyPlace: 'Any place',
    contract: 'Contract',
    anyContract: 'Any contract',
    hours: 'Hours a week',
    anyHours: 'Any hours',
    hourBands: { 'under-16': 'Under 16', '16-to-30': '16 to 30', 'over-30': 'Over 30' },
    sponsorship: 'Visa sponsorship possible',
    sort: 'Sort by',
    sorts: { newest: 'Newest first', 'closing-soon': 'Closing soonest', title: 'Job title' },
    button: 'Search',
    clear: 'Clear search',
    open: (count: number) => (count === 1 ? '1 open job' : `${count} open jobs`),
    found: (count: number) => (count === 1 ? '1 job found' : `${count} jobs found`),
    page: (page: number, pages: number) => `page ${page} of ${pages}`,
    none: {
      title: 'No job fits this search',
      text: 'Try fewer words or another place. Or send us your CV, and we will keep it in mind.',
    },
  },
  paging: { label: 'Pages of jobs', previous: 'Previous', next: 'Next', page: 'Page' },
  card: {
    closes: 'Closes',
    button: 'View Details',
    /** After the words of the button, for those who hear it. */
    buttonOf: (jobTitle: string) => `of ${jobTitle}`,
  },
  feed: 'New jobs as a feed',
  empty: {
    title: 'No Current Openings',
    text: 'There is nothing open just now, but we like to hear from good people. Send us your CV and we will keep it in mind.',
  },
  submitCv: { text: 'Submit Your CV', path: '/contact' },
  failed: 'Failed to load job listings. Please try again later.',
  retry: 'Retry',
} as const;

/** The feed of new jobs, as feed readers show it. */
export const jobFeedText = {
  title: 'Careers',
  hours: (hoursPerWeek: string) => `Hours: ${hoursPerWeek}`,
} as const;
