export const searchTexts = {
  path: '/search',
  indexPath: '/search-index.json',
  link: 'Search',
  title: 'Search this site',
  label: 'What are you looking for?',
  hint: 'For example “night care”, “cost” or “shopping”.',
  button: 'Search',
  description: 'Find services, answers, pages and open jobs.',
  resultsLabel: 'Search results',
  all: 'Show all results',
  jobWords: 'job vacancy role work career',
  sponsorshipWords: 'visa sponsorship',
  none: {
    text: 'We found nothing for that. Try fewer words, or different ones, or ask us:',
    link: { text: 'Contact Us', path: '/contact' },
  },
  unavailable: 'Press Enter to search.',
} as const;

/** Beside those of `pageWords`, and in the same form. */
export const searchWords: Readonly<Record<string, string>> = {
  '/home-care': 'bathing, showering',
  '/contact': 'where, map',
  '/prices':
    'cost, price, prise, fee, charge, rate, how much, hourly rate, quote, estimate, calculator, expensive, dearer, vat, deposit, joining fee',
  '/faq#nights': 'overnight, all night, night care',
  '/faq#emergency': 'abuse, neglect, safeguarding, 999, 111',
};

export const kindNames = {
  service: 'Service',
  page: 'Page',
  question: 'Question',
  event: 'Event',
  job: 'Job',
  news: 'News',
  'useful-information': 'Useful Information',
  rights: 'Your Rights',
} as const;

export function countOf(results: number): string {
  if (results === 0) return 'No results';
  return results === 1 ? '1 result' : `${results} results`;
}
