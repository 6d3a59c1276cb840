import * as v from 'valibot';
import { sentenceWith } from '../kinds.ts';

/** From the other content: `server/chat/answers/table/known-facts.ts`. A text with one that has no value is not said. */
const KNOWN_FACTS = [
  'RegulatorInShort',
  'address',
  'answerWorkingDays',
  'applyButton',
  'availableNow',
  'bankHolidayPrice',
  'companyLine',
  'complaintReview',
  'coverLetterHint',
  'covered',
  'cvMegabytes',
  'dayPrice',
  'eveningPrice',
  'everydayHelp',
  'fairRecruitment',
  'helpWithCost',
  'hourPrices',
  'hoursSearch',
  'keptApplications',
  'keptCare',
  'keptCareOfChildren',
  'keptFeedback',
  'keptMessages',
  'lifestylePaying',
  'liveInPrice',
  'minimumMinutes',
  'minimumPrice',
  'nightPrices',
  'noPrices',
  'openingHours',
  'pricesPage',
  'registeredOffice',
  'regulator',
  'regulatorComplaints',
  'regulatorFeedbackText',
  'regulatorFeedbackUrl',
  'regulatorInShort',
  'regulatorNamed',
  'regulatorUrl',
  'registered',
  'registrationShort',
  'replyPromise',
  'reviewsPage',
  'sameCarer',
  'services',
  'social',
  'sponsorshipNo',
  'sponsorshipSearch',
  'sponsorshipYes',
  'startNotice',
  'twoCarersPrice',
  'weekendPrice',
] as const;

/** Looked up while an answer is given: `server/chat/answers/facts.ts`. */
const LATER_FACTS = ['officeNow', 'openJobs', 'sponsoredJobs'] as const;

export const PHRASES = [
  'call',
  'company',
  'everydayNow',
  'noPrice',
  'office',
  'phone',
  'workOutAWeek',
  'write',
] as const;

export type KnownFact = (typeof KNOWN_FACTS)[number];
export type LaterFact = (typeof LATER_FACTS)[number];
export type Phrase = (typeof PHRASES)[number];

const FACTS = [...KNOWN_FACTS, ...LATER_FACTS, ...PHRASES];

export const said = <Place extends string = never>(...places: readonly Place[]) =>
  sentenceWith(places, FACTS);

/** Said in turn, the first that was not said yet; each may have these places. */
export const turns = (...places: readonly string[]) =>
  v.pipe(
    v.array(sentenceWith([], [...FACTS, ...places]), 'must be a list of texts, with a hyphen before each'),
    v.minLength(1, 'must have at least 1'),
  );

/** As it is; the first of several of which all facts are known; or by the state of the registration. */
export const answer = v.union(
  [said(), v.strictObject({ pending: v.optional(said()), registered: v.optional(said()) }), turns()],
  'must be a text, a list of texts, or texts for pending and registered',
);

export type Answer = v.InferOutput<typeof answer>;

export const each = <const Names extends readonly string[], Schema extends v.GenericSchema>(
  names: Names,
  schema: Schema,
) => v.strictObject(v.entriesFromList(names, schema));
