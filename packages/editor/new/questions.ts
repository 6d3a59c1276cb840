// Questions to a new provider. Each answer is one line of text, typed or from a file of answers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import {
  email,
  type NationName,
  nation,
  referencePrefix,
  telephoneNumber,
} from '../../../domain/content/company/brand.ts';
import type { ContentOf } from '../../../domain/content/content-files.ts';
import { day, postcode, text, url } from '../../../domain/content/kinds.ts';
import { areaFault, isBeginning, isTown, nationOf } from '../../../tools/content/rules/area-names.ts';
import { telephoneOf } from '../drafts/plain-values.ts';
import { beginningsOf, dayOf, noneOf, priceOf, serviceOf, withHttps } from './everyday-words.ts';
import { hoursFault } from './read-hours.ts';

export type Answers = Readonly<Record<string, string>>;

export interface Question {
  key: string;
  /** Nothing where it follows from other answers; a file of answers may have it all the same. */
  ask?: string;
  /** False where an earlier answer leaves nothing to ask. */
  isAsked?: (answers: Answers) => boolean;
  /** In the form that the files have. */
  read?: (answer: string) => string;
  faultOf: (answer: string, answers: Answers) => string | null;
  /** For an answer that is left empty; without one it is asked again. */
  otherwise?: (answers: Answers) => string;
}

export const partsOf = (answer = ''): string[] =>
  answer
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const as = (schema: v.GenericSchema) => (answer: string) =>
  v.safeParse(schema, answer).issues?.[0]?.message ?? null;
const each = (faultOf: (part: string) => string | null) => (answer: string) =>
  partsOf(answer)
    .flatMap((part) => faultOf(part) ?? [])
    .join('; ') || null;

const telephonesOf = (typed: string) =>
  partsOf(typed)
    .map((part) => noneOf(telephoneOf(part)))
    .join(', ');
const lineFault = (line: string) => (line === 'none' ? null : as(telephoneNumber)(line));

const namesOf = (kinds: readonly string[]) => kinds.map((kind) => kind.replaceAll('-', ' ')).join(', ');

const plainLetters = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '');
const initialsOf = (name = '') =>
  (plainLetters(name).match(/\b[a-z]/gi) ?? []).join('').toUpperCase().slice(0, 3);

const COMPANY_NUMBER =
  /,? ?\(?(?:(?:company|registered|registration) )?(?:(?:no\.?|number):? ?)?([A-Z]{2}\d{6}|\d{8})\)?$/i;

/** Read here: before a first build there is no module of them. */
const { nations } = parse(
  readFileSync(join(import.meta.dirname, '../../../content/nations.yaml'), 'utf8'),
) as ContentOf<'nations'>;

const nationIn = ({ nation, address }: Answers) =>
  (nation ?? nationOf(partsOf(address).at(-1))) as NationName;
const ratingsOf = (answers: Answers) => nations[nationIn(answers)].ratings;

/** Where the regulator rates each theme for itself, the editor asks for them. */
const isRated = (answers: Answers) =>
  answers.registration !== 'pending' &&
  ratingsOf(answers).values.length > 0 &&
  ratingsOf(answers).themes.length === 0;

function ratingFault(answer: string, answers: Answers): string | null {
  if (answer === 'none') return null;
  const [rating = '', date = ''] = partsOf(answer);
  const { values } = ratingsOf(answers);
  if (!values.includes(rating)) return `${rating} is no rating: there is ${values.join(', ')}`;
  return as(day)(date) && `${date || 'The day of its report'} must be a day, such as 14 March 2025`;
}

function priceFault(answer: string): string | null {
  const isPrice = (price: string) => Number(price) >= 10 && Number(price) <= 100;
  if (answer === 'none' || partsOf(answer).every(isPrice)) return null;
  return `${answer} is no price of an hour from £10 to £100, such as 28.50. For another one leave this empty, and set it in the editor.`;
}

/** Twelve are asked; the others follow from their answers, and the editor changes them. */
export function questions(kinds: readonly string[]): readonly Question[] {
  return [
    { key: 'name', ask: 'What are you called, as people say it? Such as Rowanby.', faultOf: as(text) },
    {
      key: 'legalName',
      ask: 'And in law: the company with its number, the charity or your own name? Such as Rowanby Care Ltd, 01234567.',
      faultOf: as(text),
    },
    { key: 'longName', faultOf: as(text), otherwise: ({ name = '' }) => name },
    {
      key: 'companyNumber',
      read: noneOf,
      faultOf: as(
        v.pipe(v.string(), v.regex(/^(none|[A-Z\d]{8})$/, 'must have eight characters, such as 01234567')),
      ),
      otherwise: ({ legalName = '' }) => COMPANY_NUMBER.exec(legalName)?.[1]?.toUpperCase() ?? 'none',
    },
    {
      key: 'address',
      ask: 'The office’s address: street, town, county and postcode, with commas between?',
      faultOf: (answer) => {
        const parts = partsOf(answer);
        return parts.length < 4
          ? 'must have a street, a town, a county and a postcode'
          : as(postcode)(parts.at(-1) ?? '');
      },
    },
    { key: 'nation', faultOf: as(nation), otherwise: nationIn },
    {
      key: 'phone',
      ask: 'The telephone of the office? With commas, the line outside its hours and the number for WhatsApp, or none: such as 01603 123 456, none, 07700 900 123.',
      read: telephonesOf,
      faultOf: (answer) => as(telephoneNumber)(partsOf(answer)[0] ?? '') ?? each(lineFault)(answer),
    },
    {
      key: 'urgentPhone',
      read: telephonesOf,
      faultOf: lineFault,
      otherwise: ({ phone }) => partsOf(phone)[1] ?? 'none',
    },
    {
      key: 'whatsapp',
      read: telephonesOf,
      faultOf: lineFault,
      otherwise: ({ phone }) => partsOf(phone)[2] ?? 'none',
    },
    {
      key: 'email',
      ask: 'The email address that the office reads? Such as office@rowanby.co.uk.',
      faultOf: as(email),
    },
    {
      key: 'website',
      ask: 'The address of this website? Such as www.rowanby.co.uk.',
      read: withHttps,
      faultOf: as(url),
    },
    {
      key: 'registration',
      ask: 'Does the regulator have you registered? Your number there and the address of your page, with a blank between; empty while it is pending.',
      read: (answer) => noneOf(answer, 'pending').replace(/ (?=www\.)/, ' https://'),
      faultOf: as(
        v.pipe(
          v.string(),
          v.regex(
            /^(pending|\S+ https:\/\/\S+)$/,
            'must be a number and an address, such as 1-1234567890 https://…',
          ),
        ),
      ),
      otherwise: () => 'pending',
    },
    {
      key: 'rating',
      ask: 'The rating of the regulator, and the day of its report? Such as Good, 14 March 2025. Empty if it has not rated you yet.',
      isAsked: isRated,
      read: (answer) => [partsOf(noneOf(answer))[0], ...partsOf(answer).slice(1).map(dayOf)].join(', '),
      faultOf: ratingFault,
      otherwise: () => 'none',
    },
    {
      key: 'services',
      ask: `Your services, with commas between? You can say personal care, nights or shopping; there is ${namesOf(kinds)}.`,
      read: (answer) =>
        [...new Set(partsOf(answer).map((part) => (kinds.includes(part) ? part : serviceOf(part))))].join(
          ', ',
        ),
      faultOf: each((kind) =>
        kinds.includes(kind) ? null : `${namesOf([kind])} is none of these: ${namesOf(kinds)}`,
      ),
    },
    {
      key: 'hours',
      ask: 'When is the office open? Such as Mon-Fri 9am-5pm, Sat 10-12.',
      faultOf: each(hoursFault),
    },
    {
      key: 'covered',
      ask: 'Where do you work? Counties, districts or beginnings of postcodes, with commas between, such as Norwich, South Norfolk, NR18. Towns beside postcodes are said in words.',
      read: beginningsOf,
      faultOf: coveredFault,
    },
    {
      key: 'area',
      faultOf: as(v.pipe(text, v.maxLength(45, 'must have at most 45 characters'))),
      otherwise: areaInWords,
    },
    { key: 'towns', faultOf: as(text), otherwise: (answers) => townsOf(answers).join(', ') },
    {
      key: 'price',
      ask: 'How much is an hour in pounds, by day? Such as £28.50, or £28.50 weekdays, £33 weekends. Empty if the site is to show no prices.',
      read: priceOf,
      faultOf: priceFault,
      otherwise: () => 'none',
    },
    {
      key: 'referencePrefix',
      faultOf: as(referencePrefix),
      otherwise: ({ longName }) => initialsOf(longName).padEnd(2, 'X'),
    },
  ];
}

/** Where postcodes alone decide, a town beside them is said in words. */
function coveredFault(answer: string): string | null {
  const deciding = partsOf(answer).filter((name) => !isTown(name));
  const arePostcodes = deciding.length > 0 && deciding.every(isBeginning);
  return arePostcodes ? null : each(areaFault)(answer);
}

/** Postcodes are no words of people: without any other name it is the town of the office. */
function townsOf({ covered, address }: Answers): string[] {
  const names = partsOf(covered).filter((name) => !isBeginning(name));
  return names.length > 0 ? names : partsOf(address).slice(-3, -2);
}

function areaInWords(answers: Answers): string {
  const names = partsOf(answers.covered);
  const towns = townsOf(answers);
  if (names.every(isBeginning)) return `${towns[0]} and around`;
  return inOneSentence(names.some(isTown) ? towns : names);
}

function inOneSentence(names: readonly string[]): string {
  const whole = new Intl.ListFormat('en-GB').format(names);
  return whole.length <= 45 ? whole : `${names[0]} and around`;
}

export const withoutNumber = (legalName = ''): string => legalName.replace(COMPANY_NUMBER, '');
