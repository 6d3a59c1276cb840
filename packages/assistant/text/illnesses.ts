import { foldedWords, wordPattern } from './folded-words.ts';

/** As they are named in a sentence, and the words for each. */
const illnesses: Readonly<Record<string, string>> = {
  dementia: 'dementia|demtia|alzheimers?|alzheimer s|lewy body',
  'Parkinson’s': 'parkinsons?|parkinson s',
  'a stroke': 'strokes?',
  MS: 'ms|multiple sclerosis',
  MND: 'mnd|motor neurone(?: disease)?',
  cancer: 'cancer',
  arthritis: 'arthritis',
  'heart failure': 'heart failure',
  COPD: 'copd|emphysema',
  epilepsy: 'epilepsy|epileptic',
  diabetes: 'diabetes|diabetic',
  autism: 'autism|autistic|aspergers',
  'a learning disability':
    'learning (?:disability|disabilities|difficulty|difficulties)|lerning disabilt?y|downs syndrome',
  'a brain injury': 'brain injury',
  'sight loss': 'blind|sight loss|macular(?: degeneration)?',
};

const NOT =
  'hasnt|has not|havent|have not|doesnt|does not|dont|do not|isnt|is not|not|no|never|without|nobody';
const BETWEEN = 'got|have|had|a|an|any|really|actually|been|diagnosed|with|from|the|called|real|proper|yet';
const DENIED = `(?:${NOT})(?: (?:${BETWEEN})){0,4}`;

const STROKE = 'a stroke';
const patterns = Object.entries(illnesses).map(([name, words]) => ({
  name,
  pattern: wordPattern([words]),
  denied: new RegExp(wordPattern([`${DENIED} (?:${words})`]), 'g'),
}));

/** Leaves out of a plain text the illnesses that are denied: “she has not got dementia” asks nothing about it. */
export const withoutDeniedIllness = (words: string): string =>
  patterns.reduce((rest, { denied }) => rest.replace(denied, ' '), words);

export function illnessesIn(words: string): string[] {
  const rest = withoutDeniedIllness(words);
  return patterns.filter(({ pattern }) => pattern.test(rest)).map(({ name }) => name);
}

/** May stand beside an illness in a message that says nothing but that. */
const BESIDE =
  /^(?:he|she|hes|shes|they|i|im|ive|we|it|is|am|are|was|has|have|had|hasnt|havent|doesnt|isnt|not|no|got|been|living|lives|with|just|only|early|late|advanced|mild|bad|severe|onset|stage|vascular|type|\d|my|our|her|his|the|a|an|and|also|too|both|diagnosed|diagnosis|of|mum|mums|mom|mother|dad|dads|father|husband|wife|partner|nan|gran|grandma|grandad|brother|sister|aunt|uncle|friend|neighbour|parents|by|way|never|any)$/;

/** True if a message names or denies illnesses and says nothing else, which is no danger. A stroke that is named may be happening. */
export function saysIllnessOnly(message: string): boolean {
  const words = foldedWords(message);
  const rest = patterns.reduce((left, { name, denied, pattern }) => {
    const affirmed = left.replace(denied, ' ');
    return name === STROKE ? affirmed : affirmed.replace(new RegExp(pattern, 'g'), ' ');
  }, words);
  return rest !== words && rest.split(' ').every((word) => word === '' || BESIDE.test(word));
}
