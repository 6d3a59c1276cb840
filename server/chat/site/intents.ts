import type { Subject, Understanding } from 'site-assistant';
import { withoutDeniedIllness } from 'site-assistant/illnesses';
import { fundingWords, priceWords } from '#content/assistant-words.yaml';
import { funding } from '#content/funding.yaml';
import { intents as files } from '#content/intents.yaml';
import { lifestyleServices } from '#content/lifestyle-services.yaml';
import { pages } from '#content/pages.yaml';
import { services } from '#content/services.yaml';
import type { IntentEntry } from '#domain/content/intents.ts';
import { prices } from '#domain/prices/current-prices.ts';
import { servicePrice } from '#domain/prices/price-sentences.ts';
import { plainText } from '#domain/text/word-patterns.ts';
import { CLEAR } from './clear-subject.ts';
import { answerOf, withKnownFacts } from './known-facts.ts';
import { anywhere, longestMatch, wholly } from './matching-words.ts';
import { topicsAt } from './topics-at.ts';

/** What people ask, and what is answered as the content is now. */
export interface Intent extends Omit<IntentEntry, 'answer' | 'later'> {
  answer: string;
  /** Said in turn to a person in trouble who goes on telling. */
  later?: readonly string[] | undefined;
}

/** Those that follow from the lists of services and of ways to pay. */
const made: readonly IntentEntry[] = [
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

/** What is asked of a service or a page that was taken away is not answered; a question of the FAQ beside it does not keep it. */
function isOffered(paths: readonly string[]): boolean {
  const own = paths.filter((path) => !path.startsWith(`${pages.faq.path}#`));
  return paths.length === 0 || topicsAt(own.length > 0 ? own : paths).length > 0;
}

function read(entry: IntentEntry) {
  const { words, always = [], priceOf, whole = [], unless = [], answer, later } = entry;
  const text = answerOf(answer);
  if (text === null || !isOffered(entry.pages)) return [];
  const anyOf = [...always, ...pricesOf(priceOf)];
  const butNot = [...unless, ...(priceOf ? ['{notAPrice}'] : [])];
  const intent: Intent = {
    ...entry,
    answer: text,
    later: later?.flatMap((one) => withKnownFacts(one) ?? []),
  };
  return {
    intent,
    phrases: words?.split(',').map(plainText) ?? [],
    always: anyOf.length > 0 ? anywhere(anyOf) : null,
    whole: whole.length > 0 ? wholly(whole) : null,
    unless: butNot.length > 0 ? anywhere(butNot) : null,
  };
}

const table = [...made, ...files.flatMap(({ intents }) => intents)].flatMap(read);

export const intents: readonly Intent[] = table.map(({ intent }) => intent);

/** The intent of a question whose words leave no doubt. A follow-up has none by all its words: “is it free” may be about anything. */
export function intentOf(
  question: string,
  { subjects: [top], isFollowUp }: Pick<Understanding, 'subjects' | 'isFollowUp'>,
): Intent | null {
  const words = plainText(question);
  const match = table.find(
    ({ intent, always, whole, unless }) =>
      (!isFollowUp && whole?.test(words)) ||
      (always?.test(words) && !unless?.test(words) && !isAboutElse(intent, top)),
  );
  return match?.intent ?? null;
}

const isAboutElse = ({ pages, instead = [] }: Intent, top: Subject | undefined) =>
  instead !== 'all' &&
  top !== undefined &&
  top.probability >= CLEAR &&
  ![...pages, ...instead].includes(top.label);

/** The answer to a detail that a question asks of a page, or null. Words are not stemmed: a car is no care. */
export function detailAt(path: string, question: string): string | null {
  const words = withoutDeniedIllness(plainText(question));
  const [best] = table
    .filter(
      ({ intent, phrases, unless }) =>
        phrases.length > 0 && intent.pages.includes(path) && !unless?.test(words),
    )
    .map(({ intent, phrases }) => ({ intent, length: longestMatch(phrases, words) }))
    .filter(({ length }) => length > 0)
    .sort((one, other) => other.length - one.length);
  return best?.intent.answer ?? null;
}

/** The trouble of which a message tells, or null. */
export function troubleIn(question: string): Intent | null {
  const words = plainText(question);
  return (
    table.find(({ intent, always, unless }) => intent.later && always?.test(words) && !unless?.test(words))
      ?.intent ?? null
  );
}

export const intentNamed = (name: string): Intent | undefined =>
  intents.find((intent) => intent.name === name);
