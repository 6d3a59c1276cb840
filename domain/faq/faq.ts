import * as area from '#content/area.yaml';
import { brand } from '#content/brand.yaml';
import { questions } from '#content/faq.yaml';
import { prices } from '#content/prices.yaml';
import type { Registration } from '../content/brand.ts';
import type { FaqCategory, FaqIcon, FaqPlace } from '../content/faq.ts';
import { openingHours } from '../office-hours/opening-hours.ts';
import { hourSentence } from '../prices/price-sentences.ts';
import { nation } from '../registration/nation.ts';
import { registrationTexts } from '../registration/registration-texts.ts';
import { fill, type Sentence } from '../text/fill.ts';

export interface FaqItem {
  /** `/faq#registration`. */
  id: string;
  question: string;
  answer: string;
  link?: { text: string; path: string };
  icon: FaqIcon;
  category: FaqCategory;
}

export function faqDisclaimer(registration: Registration): string {
  const { mark, short } = registrationTexts(registration);
  return mark ? `${mark}. ${short}` : short;
}

/** Answers that are true under this registration. */
export function faqFor(registration: Registration): FaqItem[] {
  const { ratings } = registrationTexts(registration);
  const values = {
    regulator: nation.regulator.inShort,
    theRegulator: nation.regulator.named,
    authority: nation.authority,
    ratings: ratings.length > 0 ? ratings.map(({ text }) => text).join(' ') : nation.ratings.none,
    partly: area.partly ?? '',
    hours: openingHours,
    hourPrice: prices ? hourSentence(prices) : '',
  };
  // A place that is empty leaves a blank beside another.
  const filled = (words: Sentence<FaqPlace>) => fill(words, values).replaceAll('  ', ' ').trim();
  return questions.map(({ question, answer, whilePending, withPrices, ...item }) => {
    const today = (registration.status === 'pending' && whilePending) || answer;
    const shown = prices && withPrices ? withPrices : { answer: today };
    return { ...item, ...shown, question: filled(question), answer: filled(shown.answer) };
  });
}

export const faq: readonly FaqItem[] = faqFor(brand.registration);
export const disclaimer: string = faqDisclaimer(brand.registration);
