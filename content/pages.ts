import * as area from '#content/area.yaml';
import { brand } from '#content/brand.yaml';
import { events } from '#content/events.yaml';
import { prices } from '#content/prices.yaml';
import { services } from '#content/services.yaml';
import { lifestylePage } from './lifestyle.ts';
import { pricesLink } from './price-words.ts';

export interface Page {
  path: string;
  name: string;
  description: string;
  /** For search engines: the day of the last change worth telling, `2026-11-21`. */
  updated: string;
}

export const pages = {
  home: {
    path: '/',
    name: `Home Care and Lifestyle Support in ${area.short}`,
    description: `Care and everyday help at home in ${area.full}, from ${brand.name}. Check your postcode, or talk to a person.`,
    updated: '2026-11-21',
  },
  about: {
    path: '/about',
    name: 'About Us',
    description:
      'Who we are, why a GP’s questions shape our plans, the simple technology behind our visits, and what we stand by when we are in your home.',
    updated: '2026-11-21',
  },
  lifestyle: {
    path: '/lifestyle',
    name: 'Lifestyle Support',
    description: lifestylePage.metaDescription,
    updated: '2026-11-21',
  },
  whyUs: {
    path: '/why-us',
    name: 'Why Choose Us',
    description:
      'What you can expect of us and hold us to: a call if your carer is held up, one written price, a plan in your words, and notes your family can read.',
    updated: '2026-11-21',
  },
  contact: {
    path: '/contact',
    name: 'Contact',
    description: `Talk to us about care at home in ${area.short}: ring ${brand.phone.display}, send a message, use WhatsApp, or choose a time for us to call.`,
    updated: '2026-11-21',
  },
  faq: {
    path: '/faq',
    name: 'FAQ',
    description:
      'Short answers about our registration, what we can help with today, how to begin, who comes to your home, what it costs and who may pay.',
    updated: '2026-11-21',
  },
  careers: {
    path: '/careers',
    name: 'Careers',
    description: `Care and support jobs in ${area.full}. See pay, hours and place at a glance, and apply with your CV in minutes.`,
    updated: '2026-11-21',
  },
  privacyPolicy: {
    path: '/privacy-policy',
    name: 'Privacy Policy',
    description:
      'How we use and protect the information of staff, volunteers, job applicants and website visitors, how long we keep it, and your rights.',
    updated: '2026-11-21',
  },
  complaints: {
    path: '/complaints',
    name: 'Complaints',
    description:
      'How to complain about our care or support: who to tell, how soon you have an answer, and who outside our company can review it free of charge.',
    updated: '2026-11-22',
  },
  safeguarding: {
    path: '/safeguarding',
    name: 'Safeguarding',
    description:
      'If an adult is being hurt, frightened, neglected or robbed: who to tell at the council where they live, and what we do on the same day ourselves.',
    updated: '2026-11-22',
  },
  accessibility: {
    path: '/accessibility',
    name: 'Accessibility',
    description:
      'How this website can be used by people who see, hear, move or read in other ways: what we tried, what does not work yet, and other formats.',
    updated: '2026-11-22',
  },
  news: {
    path: '/news',
    name: 'News',
    description: `News from ${brand.longName}: what is new in our services and our team, and the places in and around ${area.short} that we reach now.`,
    updated: '2026-11-21',
  },
  usefulInformation: {
    path: '/useful-information',
    name: 'Useful Information',
    description: `Plain guides to care at home for people in ${area.short}: where to ask for help, who may pay, what your rights are and what to do first.`,
    updated: '2026-11-21',
  },
  credits: {
    path: '/credits',
    name: 'Credits and Licences',
    description:
      'Whose data, drawings, typefaces and software this site is made with, under which licences, and what their owners ask us to say of them.',
    updated: '2026-11-21',
  },
} as const satisfies Record<string, Page>;

export const pricesPage: Page = {
  path: pricesLink.path,
  name: 'Prices',
  description:
    'What an hour, a night or a week of care at home costs, with every charge, by day and evening, at weekends and on bank holidays. Work out your own week.',
  updated: '2026-11-25',
};

export const servicePages: readonly Page[] = services.map((service) => ({
  path: `/${service.slug}`,
  name: service.label,
  description: service.metaDescription,
  updated: service.updated,
}));

const eventPages: readonly Page[] = events.map((event) => ({
  path: `/events/${event.slug}`,
  name: event.name,
  description: event.metaDescription,
  updated: event.updated,
}));

export const ownPages: readonly Page[] = [...Object.values(pages), ...(prices ? [pricesPage] : [])];

/** Every page that is the same for everybody. */
export const allPages: readonly Page[] = [...ownPages, ...servicePages, ...eventPages];

export function pageAt(path: string): Page | null {
  return allPages.find((page) => page.path === path) ?? null;
}

/** The short product name, then the page. */
export function pageTitle(name: string): string {
  return `${brand.name} | ${name}`;
}

export function jobPageTitle(jobTitle: string): string {
  return pageTitle(`${jobTitle} - Careers`);
}
