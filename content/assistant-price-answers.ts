import { prices } from '#content/prices.yaml';
import { phone, workOutAWeek } from './assistant-answers.ts';
import type { RuleBasedAnswer } from './assistant-troubles.ts';
import { hourSentence, type Prices, pounds, servicePrice } from './price-words.ts';

const ASKED =
  '(?:how much|costs?|costing|prices?|priced?|charges?|charged|charging|rates?|fees?|dear|dearer|expensive|quote|estimate)';

/** Words of those who ask what we pay, or who else may pay. */
const NOT_A_PRICE =
  'jobs?, salary, wages?, staff, earn, apply, application, dbs, training, course, event, tickets?, sponsorship, visa, do you pay, you pay carers?, carers paid, paid carer, council pay, council help, nhs, benefits?, allowance';

/** A price is asked of this, before it or after it. */
const asked = (words: string) => `${ASKED} ~ (?:${words}), (?:${words}) ~ ${ASKED}, ${ASKED} (?:${words})`;

const sentence = (name: string, pence: number | undefined) =>
  pence ? `An hour ${name} costs ${pounds(pence)}.` : null;

interface PricedMatter {
  /** Alternatives, as in a pattern. */
  words: string;
  /** By itself, with no word of a price. */
  always?: string;
  pages: readonly string[];
  /** Null where the list has no such price: another answer is found. */
  answer: string | null;
  unless?: string;
}

const matters = ({ hour, minimumMinutes, ...list }: Prices): PricedMatter[] => [
  {
    words: 'cancel|cancelling|cancelled|cancellation|late change',
    pages: ['/faq#change'],
    answer: `Your agreement says, before you sign, how much notice we need and what a late change costs. Ring as early as you can: ${phone}.`,
  },
  {
    words: 'live in|livein|live with|living in|24 hours?|24 hr|24 7|round the clock',
    pages: ['/live-in-care', '/faq#price'],
    answer: servicePrice('live-in-care', { hour, minimumMinutes, ...list }),
  },
  {
    words: 'nights?|overnight|night time|sleep|sleep in|sleeping|waking',
    pages: ['/night-care', '/faq#price'],
    answer: servicePrice('night-care', { hour, minimumMinutes, ...list }),
    unless: 'saturday, sunday',
  },
  {
    words: 'bank holidays?|christmas|boxing day|new years?|easter',
    pages: ['/faq#price'],
    answer: sentence('on a bank holiday', hour.bankHoliday),
  },
  {
    words: 'weekends?|saturdays?|sundays?',
    pages: ['/faq#price'],
    answer: sentence('at a weekend', hour.weekend),
    unless: 'bank holidays?, respite',
  },
  {
    words: 'evenings?|bedtime',
    pages: ['/faq#price'],
    answer: sentence('in the evening', hour.evening),
    unless: 'weekends?, mornings?',
  },
  {
    words: 'two carers|2 carers|two people|double up|doubles|second carer',
    pages: ['/faq#price'],
    answer: `Two carers who come at once cost twice as much: ${pounds(2 * hour.day)} for an hour by day.`,
  },
  {
    words: 'mileage|petrol|travel|travel time|travelling|journeys?',
    pages: ['/faq#price'],
    answer: `Your carer’s journey to you is in the price: ${pounds(hour.day)} for an hour by day. Journeys that you ask us to make with you are agreed beforehand.`,
    unless: 'travel with, bus, train',
  },
  {
    words: 'vat|extras?|hidden|on top|added on',
    always: 'vat',
    pages: ['/faq#price', '/faq#pay-how'],
    answer: `The price has every charge in it that you cannot avoid, and there is no joining fee. ${hourSentence({ hour, minimumMinutes, ...list })}`,
  },
  {
    words: 'minimum|shortest|half (?:an )?hour|30 minutes?|30 mins?',
    pages: ['/faq#price', '/home-care'],
    answer: `A visit of less than ${minimumMinutes} minutes costs as much as one of ${minimumMinutes}: ${pounds((hour.day * minimumMinutes) / 60)} by day.`,
  },
];

const rules = (list: Prices): RuleBasedAnswer[] => [
  ...matters(list).flatMap(({ words, always, pages, answer, unless }) =>
    answer === null
      ? []
      : {
          pages,
          always: [asked(words), always].filter(Boolean).join(', '),
          unless: [NOT_A_PRICE, unless].filter(Boolean).join(', '),
          instead: 'all' as const,
          answer: pages[0] === '/faq#change' ? answer : `${answer} ${workOutAWeek}`,
        },
  ),
  {
    pages: ['/faq#price', '/faq#help-with-cost'],
    instead: ['decline:medical', 'decline:nonsense', 'decline:unknown', '/home-care', '/care-for-adults'],
    always:
      'pri[cs]es? lists?, lists? of (?:your )?prices, (?:what|how much) (?:would|does|will|do|is|are) (?:\\S{1,20} ){0,3}(?:cost|charge|care)',
    unless: `${NOT_A_PRICE}, what is care, difference`,
    answer: `${hourSentence(list)} You get one written price before you decide. ${workOutAWeek}`,
  },
];

/** What a night, a week or a bank holiday costs, wherever a price is asked of it; none without prices. */
export const priceAnswers: readonly RuleBasedAnswer[] = prices ? rules(prices) : [];
