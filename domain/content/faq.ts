import * as v from 'valibot';
import type { Sentence } from '../text/fill.ts';
import { listBy, oneOf, path, sentenceWith, slug, text, words } from './kinds.ts';

const CATEGORIES = ['services', 'booking', 'payment'] as const;
export type FaqCategory = (typeof CATEGORIES)[number];

const ICONS = [
  'badge-check',
  'banknote',
  'calendar-check',
  'calendar-x',
  'clock',
  'hand-heart',
  'house',
  'landmark',
  'map-pin',
  'moon',
  'phone',
  'pill',
  'receipt',
  'siren',
  'user-check',
  'users',
] as const;
export type FaqIcon = (typeof ICONS)[number];

/** `ratings`, `partly` and `hourPrice` are empty where there is nothing to say. */
const PLACES = ['regulator', 'theRegulator', 'authority', 'ratings', 'partly', 'hours', 'hourPrice'] as const;
export type FaqPlace = (typeof PLACES)[number];

const saying: v.GenericSchema<string, Sentence<FaqPlace>> = sentenceWith([], PLACES);

export const faq = v.strictObject({
  faqPage: v.strictObject({
    hero: words('title', 'lede'),
    search: words('label', 'placeholder', 'button', 'clear'),
    tabsLabel: text,
    tabs: listBy('id', v.strictObject({ id: oneOf(['all', ...CATEGORIES]), label: text })),
    found: words('one', 'many', 'none'),
    reset: text,
    more: words('title', 'text', 'button'),
  }),
  questions: listBy(
    'id',
    v.strictObject({
      id: slug,
      question: saying,
      answer: saying,
      whilePending: v.pipe(
        v.optional(saying),
        v.description('Instead of the answer while registration is pending.'),
      ),
      withPrices: v.pipe(
        v.optional(v.strictObject({ answer: saying, link: v.strictObject({ text, path }) })),
        v.description('Instead of the answer if content/prices.yaml has prices.'),
      ),
      icon: oneOf(ICONS),
      category: oneOf(CATEGORIES),
    }),
  ),
});
