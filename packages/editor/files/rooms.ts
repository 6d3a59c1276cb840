// Where an owner looks for a file, and what it is called there if its schema does not say it.
export const OFTEN = 'What changes most';

/** In the order of the list. */
const rooms = {
  [OFTEN]: {
    'opening-times': '',
    prices: '',
    events: '',
    faq: '',
    testimonials: '',
    team: '',
    brand: '',
    area: '',
    coverage: '',
    'bank-holidays': '',
    'lifestyle-services': 'Everyday help',
    partners: 'Partners',
    places: '',
  },
  Jobs: { jobs: '' },
  News: { news: '' },
  Guides: { 'useful-information': '' },
  Services: {
    services: '',
  },
  Pages: {
    home: 'Home',
    about: 'About us',
    'why-us': 'Why us',
    contact: 'Contact us',
    'service-page': 'What all service pages share',
    lifestyle: 'Lifestyle support',
    'price-page': 'Page of prices',
    'price-words': '',
    funding: 'Ways to pay for care',
    'event-page': 'Pages of events',
    articles: 'Pages of news and guides',
    film: 'The film',
    navigation: 'Menus',
    company: 'The company at the foot of the page',
    telephone: 'Words beside the telephone number',
    registration: 'Words about registration',
    nations: 'Regulators and ombudsmen',
    labels: 'Small labels of many pages',
    'site-search': 'Search of the site',
    'error-pages': 'Page not found, no network',
    shortcuts: 'Keyboard shortcuts',
    credits: 'Credits and licences',
    pages: 'Titles for search engines',
  },
  'Words around jobs': {
    careers: 'Work with us',
    'job-page': 'Page of a job',
    'job-terms': 'What comes with a job',
    'job-application': 'Beside the application',
    'application-form': 'Application form',
    'job-alerts': 'New jobs by email',
    'fair-recruitment': 'Fair recruitment',
    'job-search-words': 'Words that find a job',
    'largest-cv': 'Largest CV',
  },
  Forms: {
    forms: 'What all forms share',
    'call-request': 'Ask for a call',
    'call-change': 'Move or cancel a call',
    waitlist: 'Tell me when you come here',
    'postcode-outcomes': 'Postcode check',
    'service-options': 'Services to choose from',
    'communication-needs': 'How to reach people',
    'field-notes': 'Notes at fields',
    'form-messages': 'When a field is wrong',
    'form-notices': 'Line under each form',
    outcomes: 'What became of a message',
    'kept-promises': 'How soon messages are answered',
  },
  Emails: {
    'mail-links': 'Links that are incomplete',
    'mails/enquiry': 'After a message',
    'mails/call-request': 'After a request for a call',
    'mails/event-registration': 'After a registration for an event',
    'mails/application': 'After an application',
    'mails/follow-up': 'Answer to an application',
    'mails/job-alert': 'New jobs',
    'mails/waitlist': 'We come to your area',
    'mails/morning-letter': 'Morning letter to the office',
    'mails/returned': 'Emails that came back',
    'mails/every-mail': 'What all emails share',
  },
  Assistant: {
    assistant: 'Its window',
    intents: '',
    'assistant-sentences': 'What it says',
    'assistant-replies': 'When it asks back, or cannot',
    'assistant-words': 'Words that it understands',
    'page-words': 'Words that mean a page',
    'chat-failures': 'When it cannot answer',
    'danger-cards': 'Whom to ring in danger',
    'danger-follow-ups': 'After a danger card',
    'danger-languages': 'Danger, in other languages',
    'help-numbers': 'Numbers in view',
    'assistant-instructions': 'What a model is told',
    'banned-words': 'Words that we avoid',
  },
  'Privacy and complaints': {
    'statements/privacy': 'Privacy notice',
    'statements/complaints': 'Complaints',
    'statements/safeguarding': 'Safeguarding',
    'statements/accessibility': 'Accessibility',
    'statement-words': 'Labels of these pages',
    retention: 'How long data is kept',
    recipients: 'Who receives data',
    'browser-storage': 'What browsers keep',
  },
  'Pictures and colours': {
    pictures: 'Your own pictures',
    'picture-words': '',
    colours: 'Colours',
    sign: 'The sign',
    site: 'Words that came with the site',
  },
} satisfies Record<string, Record<string, string>>;

const all = Object.entries(rooms).flatMap(([room, titles]) =>
  Object.entries(titles).map(([name, title]) => ({ name, room, title })),
);

export const roomNames = Object.keys(rooms);

/** @param name of a file without its ending, or of its folder */
export function placeOf(name: string): { room: string; title: string; rank: number } {
  const rank = all.findIndex((one) => one.name === name);
  const { room, title } = all[rank] ?? { room: '', title: '' };
  return { room, title, rank };
}
