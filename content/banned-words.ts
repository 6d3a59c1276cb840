import { brand } from '#content/brand.yaml';
import { nation } from './nation.ts';

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

/**
 * Maps words to avoid to better ones: `npm run site -- check` and the tests look for them, and for the banned words above,
 * in every sentence of the content, the mails and the pages.
 */
export const wordsToAvoid: Readonly<Record<string, string>> = {
  // Stiff, old or translated.
  somebody: 'someone, or better who it is',
  anybody: 'anyone',
  everybody: 'everyone',
  'once more': 'again',
  anew: 'again',
  'it stands': 'it is, it says',
  'stands below': 'is below',
  'stand below': 'are below',
  'in the morning after': 'the morning after',
  'on its way': 'say what is happening',
  'is not whole': 'is incomplete',
  'mail program': 'email app',
  'these mails': 'these emails',
  'this mail': 'this email',
  'answer this email': 'reply to this email',
  'name your reference': 'give your reference',
  'is not a must': 'is not essential',
  // Offices and brochures.
  'in order to': 'to',
  'prior to': 'before',
  commence: 'begin',
  regarding: 'about',
  utilise: 'use',
  facilitate: 'help',
  'with regard to': 'about',
  'please note': 'say it',
  'click here': 'the name of what opens',
  'do not hesitate': 'ring us',
  bespoke: 'planned with you',
  holistic: 'say what is meant',
  seamless: 'say what happens',
  'passionate about': 'say what you do',
  leverage: 'use',
  empower: 'help',
  empowering: 'helping',
  // The trade’s words, which families and carers new to English do not use.
  domiciliary: 'home care, at home',
  toileting: 'help to use the toilet',
  feeding: 'help to eat',
  'service user': 'a person we support',
  'service users': 'people we support',
  'loved one': 'your mother, your husband, your relative',
  'loved ones': 'your family',
  'challenging behaviour': 'what happens, and what helps',
  vulnerable: 'say who, and what the danger is',
  'suffering from': 'with, living with',
  'suffers from': 'has, lives with',
  frail: 'say what is difficult',
  // Promises that no provider can keep.
  'always there': 'when we are there',
  'within minutes': 'say what happens, not how fast',
  'at any time of day': 'day and night, if it is true',
  'never late': 'we aim to come when we said we would',
  'complete peace of mind': 'say what the family can see or ring',
  'the highest standards': 'say what is checked',
  // American spelling.
  apologize: 'apologise',
  organize: 'organise',
  recognize: 'recognise',
  realize: 'realise',
  personalized: 'personal, planned with you',
  center: 'centre',
  color: 'colour',
  behavior: 'behaviour',
  neighbor: 'neighbour',
  favorite: 'favourite',
};

/** Fixed by the specification, or by law: their words do not count. */
export const fixedSentences: readonly string[] = [
  'minimum income guarantee',
  // The term of the Employment Rights Act 2025.
  'Guaranteed hours',
  'guaranteed hours',
  "I apologize, but I'm having trouble connecting right now.",
];

const regulator = nation.regulator.shortName.toLowerCase();
const ratingsHeld =
  brand.registration.status === 'pending'
    ? []
    : (brand.registration.ratings ?? []).flatMap(({ rating = [] }) =>
        typeof rating === 'string' ? rating : Object.values(rating),
      );

/** What is not so, or not yet: a registration, and every rating that the regulator has not given. */
export const untrueClaims: readonly string[] = [
  ...(brand.registration.status === 'pending'
    ? [
        'we are registered with',
        `we are ${regulator} registered`,
        'we are fully registered',
        `${regulator}-registered`,
        `${regulator} registered provider`,
      ]
    : []),
  ...nation.ratings.values
    .filter((value) => !ratingsHeld.includes(value))
    .map((value) => `${nation.ratings.verb.replace('is ', '')} ${value.toLowerCase()}`),
];

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

/** A provider's sentence that names one of them is shown only if our passages name it, too. */
export const medicines: readonly string[] = (
  'paracetamol, ibuprofen, aspirin, codeine, co codamol, morphine, oramorph, tramadol, fentanyl, naproxen, gabapentin, pregabalin, ' +
  'antibiotic, amoxicillin, metformin, insulin, warfarin, apixaban, edoxaban, rivaroxaban, clopidogrel, statin, atorvastatin, simvastatin, ' +
  'ramipril, lisinopril, amlodipine, bisoprolol, furosemide, digoxin, donepezil, memantine, rivastigmine, levodopa, madopar, sinemet, ' +
  'diazepam, lorazepam, midazolam, zopiclone, melatonin, haloperidol, risperidone, quetiapine, sertraline, citalopram, mirtazapine, ' +
  'amitriptyline, omeprazole, lansoprazole, laxative, senna, laxido, prednisolone, steroid, salbutamol, levothyroxine'
).split(', ');

/** Takes the place of what a provider's reply says of amounts, medicines, ratings and times that is in no passage. */
export const heldBack =
  'Anything that I could not check on our own pages I have left out; the office can tell you.';
