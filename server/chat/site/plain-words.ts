import { plainText } from '#domain/text/word-patterns.ts';

/** Whom a question is about makes no difference to its answer. */
const ANYBODY =
  /\b(mum|mom|mam|mums|moms|dad|dads|nan|nans|nana|nanna|gran|grans|granny|grandma|grandmas|grandad|grandads|granddad|grandpa|mother|mothers|father|fathers|parents?|wife|wifes|husband|husbands|hubby|partner|uncle|aunt|auntie|aunty|aunts|son|sons|daughter|daughters|brother|brothers|sister|sisters|neighbour|grandmother|grandfather|relative|loved one)\b/g;

const SHORTHAND: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  wat: 'what',
  wot: 'what',
  wots: 'what',
  whats: 'what',
  wen: 'when',
  frm: 'from',
  pls: 'please',
  plz: 'please',
  cud: 'could',
  wud: 'would',
  sum1: 'someone',
  tomoz: 'tomorrow',
  tmrw: 'tomorrow',
  hrs: 'hours',
  appt: 'appointment',
  nite: 'night',
  nites: 'nights',
  hosp: 'hospital',
  tel: 'telephone',
  fone: 'phone',
  b4: 'before',
  n: 'and',
  summat: 'something',
  owt: 'anything',
};

/** One word stands for all that mean the same. */
export function plainWords(text: string): string {
  return plainText(text)
    .split(' ')
    .map((word) => SHORTHAND[word] ?? word)
    .join(' ')
    .replace(ANYBODY, 'mum');
}
