import * as area from '#content/area.yaml';
import { brand } from '#content/brand.yaml';
import { questions } from '#content/faq.yaml';
import { services } from '#content/services.yaml';
import type { Registration } from '../content/company/brand.ts';
import type { FaqCategory, FaqIcon, FaqPlace } from '../content/faq.ts';
import { openingHours } from '../office-hours/opening-hours.ts';
import { prices } from '../prices/current-prices.ts';
import { hourSentence } from '../prices/price-sentences.ts';
import { nation } from '../registration/nation.ts';
import { everydayHelp, offeredInWords } from '../registration/offered.ts';
import { registrationTexts } from '../registration/registration-texts.ts';
import { fill, type Sentence } from '../text/fill.ts';

export interface FaqItem {
  id: string;
  question: string;
  answer: string;
  link?: { text: string; path: string } | undefined;
  words?: string | undefined;
  icon: FaqIcon;
  category: FaqCategory;
}

export function faqDisclaimer(registration: Registration): string {
  const { mark, short } = registrationTexts(registration);
  return mark ? `${mark}. ${short}` : short;
}

const kinds = [...services.map(({ slug }) => slug), ...(everydayHelp ? ['lifestyle'] : [])];
const isAsked = ({ about }: { about?: readonly string[] | undefined }) =>
  about?.some((kind) => kinds.includes(kind)) ?? true;

/** Answers that are true under this registration. */
export function faqFor(registration: Registration): FaqItem[] {
  const { ratings, availableNow } = registrationTexts(registration);
  const values = {
    regulator: nation.regulator.inShort,
    theRegulator: nation.regulator.named,
    authority: nation.authority,
    ratings:
      ratings.flatMap(({ text, changed }) => (changed ? [text, changed] : text)).join(' ') ||
      nation.ratings.none,
    partly: area.partly ?? '',
    hours: openingHours,
    hourPrice: prices ? hourSentence(prices) : '',
    services: offeredInWords,
    availableNow,
  };
  // A place that is empty leaves a blank beside another.
  const filled = (words: Sentence<FaqPlace>) => fill(words, values).replaceAll('  ', ' ').trim();
  return questions
    .filter(isAsked)
    .map(({ question, answer, whilePending, withPrices, about: _, ...item }) => {
      const today = (registration.status === 'pending' && whilePending) || answer;
      const shown = prices && withPrices ? withPrices : { answer: today };
      return { ...item, ...shown, question: filled(question), answer: filled(shown.answer) };
    });
}

export const faq: readonly FaqItem[] = faqFor(brand.registration);
export const disclaimer: string = faqDisclaimer(brand.registration);
