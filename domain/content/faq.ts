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

/** `ratings`, `partly`, `hourPrice` and `availableNow` are empty where there is nothing to say. */
const PLACES = [
  'regulator',
  'theRegulator',
  'authority',
  'ratings',
  'partly',
  'hours',
  'hourPrice',
  'services',
  'availableNow',
] as const;
export type FaqPlace = (typeof PLACES)[number];

const saying: v.GenericSchema<string, Sentence<FaqPlace>> = sentenceWith([], PLACES);

export const faq = v.pipe(
  v.strictObject({
    faqPage: v.pipe(
      v.strictObject({
        hero: words('title', 'lede'),
        search: words('label', 'placeholder', 'button', 'clear'),
        tabsLabel: text,
        tabs: listBy('id', v.strictObject({ id: oneOf(['all', ...CATEGORIES]), label: text })),
        found: words('one', 'many', 'none'),
        reset: text,
        smallWords: v.pipe(text, v.description('Words that do not say which question is meant.')),
        more: words('title', 'text', 'button'),
      }),
      v.title('Words of the page'),
    ),
    questions: v.pipe(
      listBy(
        'id',
        v.pipe(
          v.strictObject({
            id: v.pipe(slug, v.title('Short name'), v.description('The end of its address: /faq#today.')),
            question: v.pipe(saying, v.title('Question')),
            answer: v.pipe(saying, v.title('Answer')),
            whilePending: v.pipe(
              v.optional(saying),
              v.description('Instead of the answer while registration is pending.'),
            ),
            withPrices: v.pipe(
              v.optional(v.strictObject({ answer: saying, link: v.strictObject({ text, path }) })),
              v.description('Instead of the answer while your site shows prices.'),
            ),
            link: v.optional(v.strictObject({ text, path })),
            words: v.pipe(
              v.optional(text),
              v.title('Asked by'),
              v.description('Other words and short phrases by which people ask it, with commas between.'),
            ),
            about: v.pipe(
              v.optional(v.array(v.pipe(slug, v.title('A service'), v.metadata({ choices: 'offers' })))),
              v.title('About the services'),
              v.description(
                'Shown only while one of them is offered: the names of their files, or lifestyle.',
              ),
            ),
            icon: v.pipe(oneOf(ICONS), v.title('Sign beside it')),
            category: v.pipe(oneOf(CATEGORIES), v.title('Under')),
          }),
          v.title('A question'),
        ),
      ),
      v.title('Questions'),
      v.metadata({ newFirst: true }),
    ),
  }),
  v.title('Questions and answers'),
  v.description('What people ask most, on the page of questions and in the search.'),
  v.metadata({ page: '/faq' }),
);
