import type { Subject } from 'site-assistant';
import { fundingWords, peopleWords, priceWords } from '#content/assistant-words.yaml';
import { funding } from '#content/funding.yaml';
import { intents as files } from '#content/intents.yaml';
import { lifestyleServices } from '#content/lifestyle-services.yaml';
import { pageWords } from '#content/page-words.yaml';
import { pages } from '#content/pages.yaml';
import { servicePage } from '#content/service-page.yaml';
import { services } from '#content/services.yaml';
import { team } from '#content/team.yaml';
import type { IntentEntry } from '#domain/content/assistant/intents.ts';
import { faq } from '#domain/faq/faq.ts';
import { prices } from '#domain/prices/current-prices.ts';
import { servicePrice } from '#domain/prices/price-sentences.ts';
import { availabilityOf } from '#domain/registration/availability.ts';
import { plainText } from '#domain/text/word-patterns.ts';
import { CLEAR } from '../site-answer.ts';
import { answerOf, withKnownFacts } from './known-facts.ts';
import { anywhere, stemsOf, wholly } from './matching-words.ts';
import { ourWords } from './our-words.ts';
import { topics, topicsAt } from './topics.ts';

/** A page, a question of the FAQ, an advert or an intent, with its answer as the content is now. */
export interface AnswerRow {
  name: string;
  phrases: readonly string[];
  words: string;
  pages: readonly string[];
  answer: (now: Date) => string;
  /** Said in turn to a person in trouble who goes on telling. */
  later?: readonly string[] | undefined;
  office?: boolean | undefined;
}

const shown = team.people.filter((person) => person.pages.length > 0);
const people = shown.map(({ name, role }) => `${name}, ${role}`).join('; ');
const isSample = shown.some(({ sample }) => sample);

/** Those that follow from the lists of people, of services and of ways to pay. */
const made: readonly IntentEntry[] = [
  {
    name: 'people',
    pages: [pages.about.path],
    always: [...peopleWords, ...shown.map(({ name }) => plainText(name))],
    instead: 'all',
    answer: people
      ? `{company} ${team.title}: ${people}. ${isSample ? `(${team.sampleNote}) ` : ''}{office}`
      : `{company} ${ourWords.declines.unknown}`,
    words: 'owner, owns, own the company, director, boss, who runs, run by',
    asks: ['who runs the company'],
  },
  ...services.map(({ slug, paying: { text } }) => {
    const price = prices && servicePrice(slug, prices);
    const answer = price ? `${price} ${text} {workOutAWeek}` : `{noPrice} ${text}`;
    return { name: `price-${slug}`, pages: [`/${slug}`], words: priceWords, answer, asks: [] };
  }),
  {
    name: 'price-everyday-help',
    pages: [pages.lifestyle.path, ...lifestyleServices.map(({ id }) => `${pages.lifestyle.path}#${id}`)],
    words: priceWords,
    answer: prices
      ? '{hourPrices} You pay for the time we spend with you, plus anything we buy for you at the price on the receipt. {workOutAWeek}'
      : '{noPrice} {lifestylePaying}',
    asks: [],
  },
  ...funding.map(({ id, title, summary, whereToAsk }) => ({
    name: `paying-${id}`,
    pages: ['help-with-cost', 'direct-payment']
      .map((part) => `${pages.faq.path}#${part}`)
      .concat(pages.usefulInformation.path),
    words: fundingWords[id],
    answer: `${title}: ${summary.replace(/^Money/, 'money').replace(/^Care/, 'care')} ${whereToAsk}`,
    asks: [],
  })),
];

/** A price is asked of these words, before them or after them. */
const pricesOf = (words: readonly string[] = []) =>
  words.flatMap((one) => [`{asked} ~ (?:${one})`, `(?:${one}) ~ {asked}`]);

/** False for a service or a page that was taken away; a question of the FAQ beside it does not keep it, but the names of all services do. */
function isOffered({ pages: paths, answer }: IntentEntry): boolean {
  if (JSON.stringify(answer).includes('{services}')) return true;
  const own = paths.filter((path) => !path.startsWith(`${pages.faq.path}#`));
  return paths.length === 0 || topicsAt(own.length > 0 ? own : paths).length > 0;
}

function read(entry: IntentEntry) {
  const { always = [], priceOf, whole = [], unless = [], answer, later, asks, words } = entry;
  const text = answerOf(answer);
  if (text === null || !isOffered(entry)) return [];
  const anyOf = [...always, ...pricesOf(priceOf)];
  const butNot = [...unless, ...(priceOf ? ['{notAPrice}'] : [])];
  const row: AnswerRow = {
    name: entry.name,
    pages: entry.pages,
    phrases: [...asks, ...(words?.split(',') ?? [])],
    words: text,
    answer: () => text,
    later: later?.flatMap((one) => withKnownFacts(one) ?? []),
    office: entry.office,
  };
  return {
    row,
    instead: entry.instead ?? [],
    always: anyOf.length > 0 ? anywhere(anyOf) : null,
    whole: whole.length > 0 ? wholly(whole) : null,
    unless: butNot.length > 0 ? anywhere(butNot) : null,
  };
}

const intents = [...made, ...files.flatMap((file) => file.intents)].flatMap(read);

const wordsOfFaq = new Map(faq.map(({ id, words = '' }) => [`${pages.faq.path}#${id}`, words]));

const pageRows = topics.map(({ path, title, answer }): AnswerRow => {
  const words = [pageWords[path] ?? '', wordsOfFaq.get(path) ?? ''].join(', ');
  const phrases = [title, ...words.split(', ').filter(Boolean)];
  return { name: path, phrases, words: answer(new Date(0)), pages: [path], answer };
});

/** A part of a service's page is found by two words of one of its clauses, or more. */
const MIN_OF_CLAUSE = 2;
const clausesOf = (text: string) =>
  text.split(/[.,:;]/).filter((clause) => stemsOf(clause).length >= MIN_OF_CLAUSE);

const partRows = services.flatMap((service): AnswerRow[] => {
  const { slug, panels, carersDo, carersDoNot } = service;
  const { headings } = servicePage;
  const isWaiting = availabilityOf(service).mark !== null;
  const parts = [
    ...panels.map(({ text }) => ({ asked: text, says: text })),
    ...carersDo.map((text) => ({ asked: text, says: `${headings.carersDo}: ${text}.` })),
    ...carersDoNot.map((text) => ({ asked: text, says: `${headings.carersDoNot}: ${text}.` })),
  ];
  return parts.map(({ asked, says }, at) => ({
    name: `part-${slug}-${at}`,
    pages: [`/${slug}`],
    phrases: clausesOf(asked),
    words: says,
    answer: () => (isWaiting ? `${says} ${ourWords.services.lead}` : says),
  }));
});

/** All that can be asked, but guides and jobs, which change while the site runs. */
export const rows: readonly AnswerRow[] = [...intents.map(({ row }) => row), ...pageRows, ...partRows];

/** The same question in another order or with other small words; two words alone are asked in other ways, too. */
function keyOf(question: string): string {
  const stems = [...new Set(stemsOf(question))].sort();
  return stems.length > 2 ? stems.join(' ') : plainText(question);
}

const faqRow = (id: string) => pageRows.find(({ name }) => name === `${pages.faq.path}#${id}`);

const asTheFaqHasIt = new Map(faq.map(({ id, question }) => [keyOf(question), faqRow(id)]));

/** What an owner has asked by other words, which no model has learned. */
const askedBy = faq.map(({ id, words = '' }) => ({
  row: faqRow(id),
  phrases: words
    .split(',')
    .map(stemsOf)
    .filter((stems) => stems.length > 0),
}));

function rowOfOwners(plain: string, subjects: readonly Subject[]): AnswerRow | undefined {
  const stems = stemsOf(plain);
  const isAsked = ({ row, phrases }: (typeof askedBy)[number]) =>
    phrases.some((phrase) => phrase.every((stem) => stems.includes(stem))) &&
    subjects.every(({ label }) => label !== row?.name);
  return (subjects[0]?.probability ?? 0) < CLEAR ? askedBy.find(isAsked)?.row : undefined;
}

/** The row of a question whose words leave no doubt; a clear subject of the models may overrule it. */
export function rowInWords(plain: string, subjects: readonly Subject[], isJoined: boolean): AnswerRow | null {
  const [top] = subjects;
  const written = asTheFaqHasIt.get(keyOf(plain)) ?? rowOfOwners(plain, subjects);
  if (written) return written;
  const match = intents.find(
    ({ row, instead, always, whole, unless }) =>
      (!isJoined && whole?.test(plain)) ||
      (always?.test(plain) && !unless?.test(plain) && !isAboutElse(row.pages, instead, top)),
  );
  return match?.row ?? null;
}

const isAboutElse = (own: readonly string[], instead: IntentEntry['instead'], top: Subject | undefined) =>
  instead !== 'all' &&
  top !== undefined &&
  top.probability >= CLEAR &&
  ![...own, ...(instead ?? [])].includes(top.label);
