import type * as v from 'valibot';
import { area } from './area/area.ts';
import { coverage } from './area/coverage.ts';
import { places } from './area/places.ts';
import { assistantSentences } from './assistant/assistant.ts';
import { bannedWords, dangerCards, dangerFollowUps, dangerLanguages } from './assistant/danger.ts';
import { assistantReplies, assistantWords, intents } from './assistant/intents.ts';
import { about, whyUs } from './company/about-us.ts';
import { brand } from './company/brand.ts';
import { nations } from './company/nations.ts';
import { openingTimes } from './company/opening-times.ts';
import { events } from './events.ts';
import { faq } from './faq.ts';
import { pages } from './pages.ts';
import { calmColours, colours } from './pictures/colours.ts';
import { mediaFiles, pictures, pictureWords } from './pictures/pictures.ts';
import { retention } from './retention.ts';
import { samples } from './samples.ts';
import { funding } from './services/funding.ts';
import { priceWords } from './services/price-words.ts';
import { prices } from './services/prices.ts';
import { lifestyleServices, service } from './services/service.ts';
import { serviceOptions } from './services/service-options.ts';
import { bankHolidays, film, partners, sign, site, team, testimonials } from './short-files.ts';
import { statementFiles } from './statements.ts';

export const contentFiles = {
  'assistant-replies': assistantReplies,
  'assistant-sentences': assistantSentences,
  'assistant-words': assistantWords,
  'banned-words': bannedWords,
  'danger-cards': dangerCards,
  'danger-follow-ups': dangerFollowUps,
  'danger-languages': dangerLanguages,
  ...statementFiles,
  about,
  area,
  'bank-holidays': bankHolidays,
  brand,
  colours,
  coverage,
  events,
  faq,
  film,
  funding,
  'lifestyle-services': lifestyleServices,
  'media-files': mediaFiles,
  nations,
  'opening-times': openingTimes,
  pages,
  partners,
  pictures,
  'picture-words': pictureWords,
  places,
  'price-words': priceWords,
  prices,
  retention,
  samples,
  'service-options': serviceOptions,
  sign,
  site,
  team,
  testimonials,
  'why-us': whyUs,
} as const;

/**
 * Files in which a provider speaks of themselves: never taken from the sample that comes with the site. A file that is needed is asked for; another
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
