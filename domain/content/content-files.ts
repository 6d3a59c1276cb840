import type * as v from 'valibot';
import { about, whyUs } from './about-us.ts';
import { area } from './area.ts';
import { brand } from './brand.ts';
import { careers } from './careers.ts';
import { calmColours, colours } from './colours.ts';
import { contact } from './contact.ts';
import { coverage } from './coverage.ts';
import { events } from './events.ts';
import { faq } from './faq.ts';
import { formFiles } from './forms.ts';
import { home } from './home.ts';
import { jobMails } from './job-mails.ts';
import {
  applicationForm,
  fairRecruitment,
  jobAlerts,
  jobApplication,
  jobPage,
  jobTerms,
  largestCv,
} from './jobs.ts';
import { mails } from './mails.ts';
import { officeMails } from './office-mails.ts';
import { openingTimes } from './opening-times.ts';
import { outcomes } from './outcomes.ts';
import { pictures } from './pictures.ts';
import { places } from './places.ts';
import { prices } from './prices.ts';
import { browserStorage, recipients } from './privacy.ts';
import { retention } from './retention.ts';
import { lifestyleServices, service, servicePage } from './service.ts';
import {
  bankHolidays,
  callChange,
  film,
  jobSearchWords,
  partners,
  shortcuts,
  sign,
  site,
  testimonials,
} from './short-files.ts';
import { statementFiles } from './statements.ts';

/** What each file of words and numbers in `content/` must be, by its name without `.yaml`. */
export const contentFiles = {
  about,
  'application-form': applicationForm,
  area,
  'bank-holidays': bankHolidays,
  'browser-storage': browserStorage,
  brand,
  'call-change': callChange,
  colours,
  careers,
  contact,
  coverage,
  events,
  'fair-recruitment': fairRecruitment,
  faq,
  film,
  ...formFiles,
  home,
  'job-alerts': jobAlerts,
  'job-application': jobApplication,
  'job-page': jobPage,
  'job-search-words': jobSearchWords,
  'job-terms': jobTerms,
  'largest-cv': largestCv,
  'lifestyle-services': lifestyleServices,
  ...mails,
  ...jobMails,
  ...officeMails,
  'opening-times': openingTimes,
  outcomes,
  partners,
  pictures,
  places,
  prices,
  recipients,
  retention,
  'service-page': servicePage,
  ...statementFiles,
  shortcuts,
  sign,
  site,
  testimonials,
  'why-us': whyUs,
} as const;

/**
 * What a provider says of themselves: never taken from the sample that comes with the site. A file that is needed is asked for; another
 * one may be left out, and what it would show is then not shown. All other files hold general words, which hold for every provider.
 */
export const providerFiles = {
  about: 'needed',
  area: 'needed',
  brand: 'needed',
  colours: { colours: calmColours },
  coverage: 'needed',
  events: { events: [] },
  film: {
    film: { title: '', summary: '', captions: [], transcript: [], transcriptLabel: '' },
    loopWords: { play: 'Play', pause: 'Pause' },
  },
  'lifestyle-services': { lifestyleServices: [] },
  'opening-times': 'needed',
  partners: { partners: [] },
  pictures: { areOfTheSample: false, pictures: {}, films: {} },
  places: { outwardCodes: '', regions: [], otherCounties: [] },
  prices: { prices: null },
  sign: { sign: [] },
  site: { version: 1 },
  testimonials: { testimonials: [] },
  'why-us': 'needed',
} satisfies { [Name in keyof typeof contentFiles]?: 'needed' | ContentOf<Name> };

/** The same for each file of a folder. Together they are one list, by their `place`; the name of a file is its `slug`. */
export const contentFolders = { services: service } as const;

/** @public The modules that the build writes have it. */
export type ContentOf<Name extends keyof typeof contentFiles> = v.InferOutput<(typeof contentFiles)[Name]>;

/** @public The modules that the build writes have it. */
export type ItemOf<Name extends keyof typeof contentFolders> = v.InferOutput<
  (typeof contentFolders)[Name]
> & { slug: string };
