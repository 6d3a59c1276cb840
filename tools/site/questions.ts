// Questions to a new provider. Each answer is one line of text, typed or from a file of answers.
import * as v from 'valibot';
import { email, nation, referencePrefix, telephoneNumber } from '#domain/content/brand.ts';
import { postcode, text, url } from '#domain/content/kinds.ts';
import { areaFault } from '../content/area-names.ts';
import { hoursFault } from './read-hours.ts';

export type Answers = Readonly<Record<string, string>>;

export interface Question {
  key: string;
  ask: string;
  faultOf: (answer: string) => string | null;
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

const plainLetters = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '');
const initialsOf = (name = '') =>
  (plainLetters(name).match(/\b[a-z]/gi) ?? []).join('').toUpperCase().slice(0, 3);

export function questions(kinds: readonly string[]): readonly Question[] {
  return [
    { key: 'name', ask: 'What are you called, as people say it? (Rowanby)', faultOf: as(text) },
    {
      key: 'longName',
      ask: 'In full? (Rowanby Care at Home)',
      faultOf: as(text),
      otherwise: ({ name = '' }) => name,
    },
    {
      key: 'legalName',
      ask: 'And in law: the company, the charity or your own name? (Rowanby Care Ltd)',
      faultOf: as(text),
    },
    {
      key: 'companyNumber',
      ask: 'Its number at Companies House? (01234567) Empty if you are no company.',
      faultOf: as(
        v.pipe(v.string(), v.regex(/^(none|[A-Z\d]{8})$/, 'must have eight characters, such as 01234567')),
      ),
      otherwise: () => 'none',
    },
    {
      key: 'nation',
      ask: 'Where is care given: england, scotland, wales or northernIreland?',
      faultOf: as(nation),
    },
    {
      key: 'registration',
      ask: 'Does the regulator have you registered? Its number and the address of your page there, with a blank between; empty while it is pending.',
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
    { key: 'phone', ask: 'The telephone of the office? (01603 123 456)', faultOf: as(telephoneNumber) },
    {
      key: 'urgentPhone',
      ask: 'The number for people whom you support, outside office hours?',
      faultOf: as(telephoneNumber),
      otherwise: ({ phone = '' }) => phone,
    },
    {
      key: 'whatsapp',
      ask: 'A number for WhatsApp?',
      faultOf: as(telephoneNumber),
      otherwise: ({ phone = '' }) => phone,
    },
    {
      key: 'email',
      ask: 'The email address that the office reads? (office@rowanby.co.uk)',
      faultOf: as(email),
    },
    { key: 'website', ask: 'The address of this website? (https://www.rowanby.co.uk)', faultOf: as(url) },
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
    {
      key: 'services',
      ask: `What do you do? Of these, with commas between: ${kinds.join(', ')}.`,
      faultOf: each((kind) =>
        kinds.includes(kind) ? null : `${kind} is none of these: ${kinds.join(', ')}`,
      ),
    },
    {
      key: 'hours',
      ask: 'When is the office open? (Monday to Friday 09:00-17:00, Saturday 10:00-12:00)',
      faultOf: each(hoursFault),
    },
    {
      key: 'area',
      ask: 'Where do you work, as a sentence says it? (Norwich and South Norfolk)',
      faultOf: as(v.pipe(text, v.maxLength(45, 'must have at most 45 characters'))),
    },
    {
      key: 'covered',
      ask: 'Which counties, districts or beginnings of postcodes is that? (Norwich, South Norfolk, NR18)',
      faultOf: each(areaFault),
    },
    {
      key: 'towns',
      ask: 'The towns and villages there, as people call them?',
      faultOf: as(text),
      otherwise: ({ covered = '' }) => covered,
    },
    {
      key: 'price',
      ask: 'What does an hour cost in pounds, by day? (28.50) Empty if the site is to show no prices.',
      faultOf: as(v.pipe(v.string(), v.regex(/^(none|\d{1,4}(\.\d{1,2})?)$/, 'must be such as 28.50'))),
      otherwise: () => 'none',
    },
    {
      key: 'referencePrefix',
      ask: 'Two or three letters that begin the references people are given?',
      faultOf: as(referencePrefix),
      otherwise: ({ longName }) => initialsOf(longName).padEnd(2, 'X'),
    },
  ];
}
