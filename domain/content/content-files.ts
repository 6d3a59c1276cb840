import type * as v from 'valibot';
import { about, whyUs } from './about-us.ts';
import { area } from './area.ts';
import { assistant, assistantInstructions, assistantSentences } from './assistant.ts';
import { brand } from './brand.ts';
import { careers } from './careers.ts';
import { calmColours, colours } from './colours.ts';
import { contact } from './contact.ts';
import { coverage } from './coverage.ts';
import {
  bannedWords,
  chatFailures,
  dangerCards,
  dangerFollowUps,
  dangerLanguages,
  helpNumbers,
} from './danger.ts';
import { events } from './events.ts';
import { faq } from './faq.ts';
import { formFiles } from './forms.ts';
import { funding } from './funding.ts';
import { home } from './home.ts';
import { assistantWords, intents } from './intents.ts';
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
import { labels } from './labels.ts';
import { mails } from './mails.ts';
import { nations } from './nations.ts';
import { navigation } from './navigation.ts';
import { officeMails } from './office-mails.ts';
import { officeFiles } from './office-words.ts';
import { openingTimes } from './opening-times.ts';
import { outcomes } from './outcomes.ts';
import { eventPage, serviceOptions } from './page-forms.ts';
import { pages } from './pages.ts';
import { mediaFiles, pictures, pictureWords } from './pictures.ts';
import { places } from './places.ts';
import { postcodeOutcomes } from './postcode-outcomes.ts';
import { pricePage } from './price-page.ts';
import { priceWords } from './price-words.ts';
import { prices } from './prices.ts';
import { browserStorage, recipients } from './privacy.ts';
import { registration } from './registration.ts';
import { retention } from './retention.ts';
import { samples } from './samples.ts';
import { pageWords, siteSearch } from './search.ts';
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
  team,
  testimonials,
} from './short-files.ts';
import { articles, credits, errorPages, lifestyle } from './small-pages.ts';
import { statementFiles } from './statements.ts';

/** What each file of words and numbers in `content/` must be, by its name without `.yaml`. */
export const contentFiles = {
  assistant,
  'assistant-instructions': assistantInstructions,
  'assistant-sentences': assistantSentences,
  'assistant-words': assistantWords,
  'banned-words': bannedWords,
  'chat-failures': chatFailures,
  'danger-cards': dangerCards,
  'danger-follow-ups': dangerFollowUps,
  'danger-languages': dangerLanguages,
  'help-numbers': helpNumbers,
  ...formFiles,
  ...jobMails,
  ...mails,
  ...officeMails,
  ...officeFiles,
  ...statementFiles,
  about,
  'application-form': applicationForm,
  area,
  articles,
  'bank-holidays': bankHolidays,
  brand,
  'browser-storage': browserStorage,
  'call-change': callChange,
  careers,
  colours,
  contact,
  coverage,
  credits,
  'error-pages': errorPages,
  'event-page': eventPage,
  events,
  'fair-recruitment': fairRecruitment,
  faq,
  film,
  funding,
  home,
  'job-alerts': jobAlerts,
  'job-application': jobApplication,
  'job-page': jobPage,
  'job-search-words': jobSearchWords,
  'job-terms': jobTerms,
  labels,
  'largest-cv': largestCv,
  lifestyle,
  'lifestyle-services': lifestyleServices,
  'media-files': mediaFiles,
  nations,
  navigation,
  'opening-times': openingTimes,
  outcomes,
  'page-words': pageWords,
  pages,
  partners,
  pictures,
  'picture-words': pictureWords,
  places,
  'postcode-outcomes': postcodeOutcomes,
  'price-page': pricePage,
  'price-words': priceWords,
  prices,
  recipients,
  registration,
  retention,
  samples,
  'service-options': serviceOptions,
  'service-page': servicePage,
  shortcuts,
  sign,
  site,
  'site-search': siteSearch,
  team,
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
  faq: 'needed',
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
  team: { team: { title: 'Who is who', sampleNote: 'Sample people.', people: [] } },
  testimonials: { testimonials: [] },
  'why-us': 'needed',
} satisfies { [Name in keyof typeof contentFiles]?: 'needed' | ContentOf<Name> };

/** The same for each file of a folder. Together they are one list, by their `place`; the name of a file is its `slug`. */
export const contentFolders = { intents, services: service } as const;

/** Those of a provider; the files of the others hold general words. */
export const providerFolders: readonly string[] = ['services'];

/** @public The modules that the build writes have it. */
export type ContentOf<Name extends keyof typeof contentFiles> = v.InferOutput<(typeof contentFiles)[Name]>;

/** @public The modules that the build writes have it. */
export type ItemOf<Name extends keyof typeof contentFolders> = v.InferOutput<
  (typeof contentFolders)[Name]
> & { slug: string };
