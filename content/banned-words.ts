import { registrationPending } from './registration.ts';

/** No sentence of a provider's reply with one of these words is shown. */
export const bannedWords: readonly string[] = [
  // Promises nobody can keep, and praise of ourselves.
  'guarantee',
  'guaranteed',
  'risk-free',
  'miracle',
  'cure',
  'cures',
  'cheapest',
  'world-class',
  'best-in-class',
  'the best care',
  'number one',
  '100% safe',
  // Words that make people small.
  'the elderly',
  'the disabled',
  'wheelchair-bound',
  'senile',
  'sufferer',
  'sufferers',
  'victim of dementia',
  'handicapped',
  // A doctor’s, a lawyer’s and an adviser’s sentences.
  'my diagnosis',
  'i diagnose',
  'you should stop taking',
  'increase the dose',
  'double the dose',
  'legally you',
  'you should invest',
  // Insults.
  'idiot',
  'stupid',
  'shit',
  'fuck',
  'bastard',
];

/** What is not true while registration is pending. */
export const untrueClaims: readonly string[] = registrationPending
  ? [
      'we are registered with',
      'we are cqc registered',
      'we are fully registered',
      'cqc-registered',
      'cqc registered provider',
      'rated good',
      'rated outstanding',
    ]
  : [];

/** After these words the same is no claim: "once we are registered with …". */
export const wordsBeforeNoClaim: readonly string[] = [
  'after',
  'as soon as',
  'before',
  'if',
  'once',
  'unless',
  'until',
  'when',
  'whether',
];

export const competitors = {
  /** Nothing else is called so. */
  names: ['Agincare', 'Bluebird Care', 'Caremark', 'Cera Care', 'Promedica24', 'Radfield', 'Visiting Angels'],
  /** Everyday words as well, which are a name if they are written like one or stand beside the words below. */
  everydayNames: ['Helping Hands', 'Home Instead', 'Right at Home'],
  wordsBefore: ['called', 'named', 'such as'],
  wordsAfter: ['agency', 'charges', 'franchise', 'offers', 'provides'],
  /** "Care at Home Instead of Hospital" is a title. */
  neverBefore: ['of'],
} as const;
