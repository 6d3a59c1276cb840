import { failureWords } from './failure-words.ts';

/** The month in which a postcode was taken out of use; `month` is 1 to 12. */
export interface RetiredMonth {
  year: number;
  month: number;
}

/** What a visitor's postcode check came to. Postcodes are in the canonical form "SO14 7LY". */
export type PostcodeOutcome =
  | { kind: 'empty' }
  | { kind: 'invalid' }
  | { kind: 'not-found'; postcode: string; retired?: RetiredMonth }
  /** `district` is null where the postcode lies in none, as mail-handling codes do. */
  | { kind: 'served'; postcode: string; district: string | null }
  | { kind: 'not-served'; postcode: string; district: string | null }
  /** Nobody could be asked: it says nothing about the postcode. */
  | { kind: 'failed'; postcode: string };

/** The words of an outcome, as the result dialog and the result page show them. */
export interface OutcomeDescription {
  tone: 'success' | 'soon' | 'error';
  title: string;
  message: string;
  subMessage: string;
  postcode?: string;
}

type Words = Omit<OutcomeDescription, 'postcode'>;
type WordsOf = {
  [Kind in PostcodeOutcome['kind']]: (outcome: Extract<PostcodeOutcome, { kind: Kind }>) => Words;
};

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** In brackets after the area, because no preposition fits every name ("Isle of Wight", "Hull", "Channel Islands"). */
const named = (district: string | null) =>
  district ? ` (${district.replace(/, (City|County) of$/, '')})` : '';

const words: WordsOf = {
  empty: () => ({
    tone: 'error',
    title: 'Error',
    message: 'Please enter a postcode',
    subMessage: 'We need your postcode to check service availability.',
  }),
  invalid: () => ({
    tone: 'error',
    title: 'Invalid Postcode',
    message: 'Please enter a valid UK postcode',
    subMessage: 'The postcode format should be like: SW1A 1AA',
  }),
  'not-found': ({ retired }) => ({
    tone: 'error',
    title: 'Postcode Not Found',
    message: 'This postcode does not exist in our database',
    subMessage: retired
      ? `This postcode was retired in ${months[retired.month - 1]} ${retired.year}. Please check for the one that replaced it, or contact us and we will look for you.`
      : 'Please check and try again with a valid UK postcode.',
  }),
  served: ({ district }) => ({
    tone: 'success',
    title: 'Good News!',
    message: `We cover your area${named(district)}`,
    subMessage: 'Book a consultation to talk about what you need, or take a look at our services first.',
  }),
  'not-served': ({ district }) => ({
    tone: 'soon',
    title: 'Coming Soon',
    message: `We have not reached your area${named(district)} yet`,
    subMessage:
      'We are growing, one area at a time. Contact us about what you need, or read our answers to common questions.',
  }),
  failed: () => ({
    tone: 'error',
    title: 'Error',
    ...failureWords,
  }),
};

/** Puts an outcome into words; the postcode comes with them wherever one was understood. */
export function describeOutcome(outcome: PostcodeOutcome): OutcomeDescription {
  // TypeScript cannot see that a kind and its function belong together, so the pair is told to it here.
  const describe = words[outcome.kind] as (outcome: PostcodeOutcome) => Words;
  return 'postcode' in outcome ? { ...describe(outcome), postcode: outcome.postcode } : describe(outcome);
}

export interface ResultAction {
  label: string;
  to: string;
}

const served: ResultAction[] = [
  { label: 'Book Consultation', to: '/contact' },
  { label: 'View Services', to: '/#services' },
];
const notServed: ResultAction[] = [
  { label: 'Contact Us', to: '/contact' },
  { label: 'FAQ', to: '/faq' },
];
const unanswered: ResultAction[] = [{ label: 'Contact Us', to: '/contact' }];

/** Where a visitor can go on from an outcome; what was mistyped is mended in the field instead. */
export function resultActions(kind: PostcodeOutcome['kind']): ResultAction[] {
  if (kind === 'served') return served;
  if (kind === 'not-served') return notServed;
  return kind === 'failed' || kind === 'not-found' ? unanswered : [];
}
