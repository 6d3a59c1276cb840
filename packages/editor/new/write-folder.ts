// Writes a new provider's folder: the sample's files where they say nothing of the sample, with the answers put in.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { parse, parseDocument } from 'yaml';
import type { ContentOf } from '../../../domain/content/content-files.ts';
import type { Service } from '../../../domain/content/services/service.ts';
import { ruleOf } from '../../../tools/content/rules/area-names.ts';
import { type Answers, partsOf, withoutNumber } from './questions.ts';
import { readHours } from './read-hours.ts';

const content = join(import.meta.dirname, '../../../content');
const starter = join(import.meta.dirname, 'starter');

/** Not one file of services, but the list of everyday help: all of it, or some by their short names. */
const LIFESTYLE = 'lifestyle';

const readShipped = (name: string) => parse(readFileSync(join(content, `${name}.yaml`), 'utf8'));
const { lifestyleServices: everyday } = readShipped('lifestyle-services') as ContentOf<'lifestyle-services'>;

export const kindsOfServices = (): string[] => [
  ...readdirSync(join(content, 'services')).map((file) => basename(file, '.yaml')),
  LIFESTYLE,
  ...everyday.map(({ id }) => id),
];

export function writeFolder(folder: string, answers: Answers): void {
  const chosen = partsOf(answers.services);
  const isAll = chosen.includes(LIFESTYLE);
  const help = everyday.filter(({ id }) => isAll || chosen.includes(id));
  const services = chosen.filter((kind) => kind !== LIFESTYLE && everyday.every(({ id }) => id !== kind));
  const kinds = [...services, ...(help.length > 0 ? [LIFESTYLE] : [])];
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(starter))
    writeFileSync(
      join(folder, name),
      withSchema(readFileSync(join(starter, name), 'utf8'), join(folder, name)),
    );
  for (const name of ['jobs', 'news', 'useful-information'])
    mkdirSync(join(folder, name), { recursive: true });
  const write = (name: string, changes: Readonly<Record<string, unknown>>) => {
    const document = parseDocument(readFileSync(join(content, `${name}.yaml`), 'utf8'));
    for (const [path, value] of Object.entries(changes)) document.setIn(path.split('.'), value);
    const file = join(folder, `${name}.yaml`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, withSchema(document.toString({ lineWidth: 0 }), file));
  };
  const rule = ruleOf(partsOf(answers.covered));
  write('brand', brandOf(answers));
  write('area', areaOf(answers));
  write('site', {});
  // Answers to read through, and to change where they promise what is not kept.
  write('faq', { questions: questionsOf(kinds, services.length > 0) });
  write('coverage', { home: rule, services: rule });
  write('opening-times', {
    week: Object.assign({}, ...partsOf(answers.hours).map(readHours)),
    otherDays: {},
    notices: [],
  });
  write('prices', { prices: pricesOf(answers.price) });
  if (help.length > 0) write('lifestyle-services', { lifestyleServices: help });
  for (const [index, slug] of services.entries()) {
    const document = parseDocument(readFileSync(join(content, 'services', `${slug}.yaml`), 'utf8'));
    const { related, availability } = document.toJS() as Pick<Service, 'related' | 'availability'>;
    const isGiven = (words: string) => isAll || !words.includes('lifestyle support');
    write(`services/${slug}`, {
      place: index + 1,
      related: related.filter((one) => services.includes(one)),
      'availability.now': availability.now.filter(isGiven),
    });
  }
}

function brandOf(answers: Answers): Record<string, unknown> {
  const lines = partsOf(answers.address);
  const [street, town, county, postcode] = [lines.slice(0, -3).join(', '), ...lines.slice(-3)];
  const [providerId, url] = (answers.registration ?? '').split(' ');
  const legalName = withoutNumber(answers.legalName);
  const { name, longName, referencePrefix, email, nation } = answers;
  return {
    samples: [],
    ...{ name, longName, legalName, referencePrefix, nation },
    phone: partsOf(answers.phone)[0],
    emergencyPhone: orNull(answers.urgentPhone),
    whatsapp: orNull(answers.whatsapp),
    assistantName: `${name}’s assistant`,
    email: { info: email, careers: email, privacy: email, inbox: email, sender: email },
    publicUrl: answers.website?.replace(/\/$/, ''),
    address: { lines: [...lines.slice(0, -2), postcode], street, town, county, postcode, country: 'GB' },
    'company.number': orNull(answers.companyNumber),
    'company.registeredIn': REGISTERED_IN[nation ?? ''] ?? 'England and Wales',
    'company.registeredOffice': [...lines.slice(0, -2), postcode],
    location: `${county}, UK`,
    social: [],
    registration: url
      ? { status: 'registered', providerId, url, ...ratingsIn(answers, url) }
      : { status: 'pending' },
  };
}

const orNull = (answer = 'none') => (answer === 'none' ? null : answer);

function ratingsIn({ rating = 'none', longName }: Answers, url: string): object {
  const [given, date] = partsOf(rating);
  return date ? { ratings: [{ location: longName, rating: given, date, url }] } : {};
}

/** Editors find the schema from where the file lies. */
function withSchema(text: string, file: string): string {
  const schemas = relative(dirname(file), join(content, 'schemas')).replaceAll('\\', '/');
  return text.replace(/(?<=\$schema=)(?:\.\.\/)?schemas/, schemas);
}

/** Names services from their files, so that the answer holds whatever is offered. */
function questionsOf(kinds: readonly string[], isCareGiven: boolean): unknown[] {
  const { questions } = readShipped('faq') as ContentOf<'faq'>;
  const today = {
    answer: 'We offer {services}. Tell us what is difficult at the moment, and we will say what we could do.',
    whilePending: isCareGiven
      ? 'We offer {services}. {availableNow} What needs a registration begins once we are registered, and we can plan it with you before then.'
      : undefined,
  };
  // A question about a service that is not chosen would leave its promise in the file.
  const isKept = ({ about }: (typeof questions)[number]) =>
    !about || about.some((kind) => kinds.includes(kind));
  return questions
    .filter(isKept)
    .map((question) => (question.id === 'today' ? { ...question, ...today } : question));
}

const REGISTERED_IN: Readonly<Record<string, string>> = {
  scotland: 'Scotland',
  northernIreland: 'Northern Ireland',
};

function areaOf({ area = '', address, towns = '' }: Answers): Record<string, unknown> {
  return {
    ...{ short: area, full: area, around: area },
    answer: `We cover ${area}.`,
    postcode: partsOf(address).at(-1),
    partly: null,
    councils: [],
    placeWords: { towns: towns.toLowerCase(), hospitals: `${partsOf(towns)[0]?.toLowerCase()} hospital` },
  };
}

function pricesOf(price = ''): unknown {
  if (price === 'none') return null;
  const [day, weekend] = partsOf(price).map((pounds) => Math.round(Number(pounds) * 100));
  return {
    // The hours of a day and the shortest visit were not asked for.
    sample: true,
    from: new Date().toISOString().slice(0, 10),
    hour: { day, ...(weekend ? { weekend } : {}) },
    day: { begins: '07:00', ends: '20:00' },
    minimumMinutes: 60,
  };
}
