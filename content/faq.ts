import * as area from '#content/area.yaml';
import { brand } from '#content/brand.yaml';
import { prices } from '#content/prices.yaml';
import type { Registration } from '#domain/content/brand.ts';
import { nation } from './nation.ts';
import { openingHours } from './opening-hours.ts';
import { hourSentence, pricesLink } from './price-words.ts';
import { registrationTexts } from './registration.ts';

export type FaqCategory = 'services' | 'booking' | 'payment';

export type FaqIcon =
  | 'badge-check'
  | 'banknote'
  | 'calendar-check'
  | 'calendar-x'
  | 'clock'
  | 'hand-heart'
  | 'house'
  | 'landmark'
  | 'map-pin'
  | 'moon'
  | 'phone'
  | 'pill'
  | 'receipt'
  | 'siren'
  | 'user-check'
  | 'users';

export interface FaqItem {
  /** `/faq#registration`. */
  id: string;
  question: string;
  answer: string;
  link?: { text: string; path: string };
  icon: FaqIcon;
  category: FaqCategory;
}

export const faqPage = {
  hero: {
    title: 'Frequently Asked Questions',
    lede: 'Short answers to what people ask us most. If yours is not here, ring or write.',
  },
  search: {
    label: 'Search the questions',
    placeholder: 'Try “price” or “hospital”',
    button: 'Search',
    clear: 'Clear',
  },
  tabsLabel: 'Topics',
  tabs: [
    { id: 'all', label: 'All Questions' },
    { id: 'services', label: 'Our Services' },
    { id: 'booking', label: 'Booking Process' },
    { id: 'payment', label: 'Payment & Pricing' },
  ] as const satisfies readonly { id: 'all' | FaqCategory; label: string }[],
  found: {
    one: 'question',
    many: 'questions',
    none: 'No matching questions found. Please try a different search term.',
  },
  reset: 'Reset Search',
  more: {
    title: 'Still unsure?',
    text: 'A person in our office will answer, and there is no such thing as a silly question.',
    button: 'Contact Us',
  },
} as const;

export function faqDisclaimer(registration: Registration): string {
  const { mark, short } = registrationTexts(registration);
  return mark ? `${mark}. ${short}` : short;
}

const registrationAnswers = {
  pending: {
    registered: `Not yet. We have applied to ${nation.regulator.named}, and our registration with ${nation.authority} is pending too. Until we are approved we do not give personal care. Lifestyle support and social engagement need no registration and are available now.`,
    today:
      'Today: help around the house, shopping, errands, collecting prescriptions, company, travel, and help with letters and learning. Once we are registered: help to wash, dress, eat, use the toilet and move, with medicines as part of it. That is by day and by night.',
    hospital:
      'Once we are registered we can help with washing, moving and medicines. Today we can get the house ready, shop, cook, collect the prescription and be there when you arrive. Please also ask the ward who plans your discharge: some people can have free short-term support for up to six weeks.',
    medicines:
      'Only once we are registered, and then as your doctor or pharmacist has written it down. Today we can order and collect your prescriptions. We never decide what you take.',
    nights:
      'Once we are registered, yes: a carer who stays awake, or one who sleeps nearby. Ring us now if nights are hard, and we will plan it with you and tell you who could help in the meantime.',
    start:
      'Lifestyle support usually begins within a week or two; if it is urgent, even if it is tomorrow, ring us and we will say plainly what we can do by then. Regulated care begins once we are registered; we can agree the plan before then and tell you the day we can start.',
    carers:
      'Before they meet you, we check their identity, right to work, references and DBS certificate at the level the job calls for. Training follows the national Care Certificate. Nobody gives personal care before we are registered.',
  },
  registered: {
    registered: `Yes. We are registered with ${nation.regulator.named}, and you can read about us on its site. The link is at the foot of each page.`,
    today:
      'All of it: help around the house, shopping, errands, company, travel and learning, and help to wash, dress, eat, use the toilet and move, and with medicines as part of it, by day and by night.',
    hospital:
      'Yes. We get the house ready, meet you there and help with washing, moving, meals and medicines. Please also ask the ward who plans your discharge: some people can have free short-term support for up to six weeks.',
    medicines:
      'Yes, as your doctor or pharmacist has written it down, and we record each dose. We also order and collect prescriptions. We never decide what you take.',
    nights:
      'Yes: a carer who stays awake, or one who sleeps nearby and gets up when you call. Single nights are possible.',
    start:
      'Usually within a week or two. If it is urgent, even if it is tomorrow, ring us: we will say plainly what we can do by then.',
    carers:
      'Before they meet you, we check their identity, right to work, references and DBS certificate at the level the job calls for. Training follows the national Care Certificate, and new carers go out with experienced ones first.',
  },
} as const satisfies Record<Registration['status'], Record<string, string>>;

export const sameCarerAnswer =
  'Mostly, yes. You have one main carer, and one or two others who know you and come when the first is ill or on holiday. You meet each of them before they come alone, and you may ask for someone else.';

/** Answers that are true under this registration. */
export function faqFor(registration: Registration): FaqItem[] {
  const answers = registrationAnswers[registration.status];
  const { ratings } = registrationTexts(registration);
  const found = ratings.length > 0 ? ratings.map(({ text }) => text) : [nation.ratings.none];
  return [
    {
      id: 'registration',
      question: `Are you registered with ${nation.regulator.inShort}?`,
      answer: [answers.registered, ...(registration.status === 'registered' ? found : [])].join(' '),
      icon: 'badge-check',
      category: 'services',
    },
    {
      id: 'today',
      question: 'What can you help with today?',
      answer: answers.today,
      icon: 'hand-heart',
      category: 'services',
    },
    {
      id: 'area',
      question: 'Do you come to where I live?',
      answer: [
        area.answer,
        'Type your postcode on the home page and you will know at once.',
        area.partly,
        'If we are not there yet, leave your email address and we will write when we are.',
      ]
        .filter(Boolean)
        .join(' '),
      icon: 'map-pin',
      category: 'services',
    },
    {
      id: 'hospital',
      question: 'My father leaves hospital this week. Can you help?',
      answer: answers.hospital,
      icon: 'house',
      category: 'services',
    },
    {
      id: 'medicines',
      question: 'Do your carers help with medicines?',
      answer: answers.medicines,
      icon: 'pill',
      category: 'services',
    },
    {
      id: 'nights',
      question: 'Can someone stay the night?',
      answer: answers.nights,
      icon: 'moon',
      category: 'services',
    },
    {
      id: 'emergency',
      question: 'What do I do in an emergency?',
      answer: `If someone is in danger or badly hurt, call 999. For urgent medical advice, call NHS 111. People we support can also ring our day and night line, ${brand.emergencyPhone.display}. We are not an emergency service and we do not give medical advice.`,
      icon: 'siren',
      category: 'services',
    },
    {
      id: 'begin',
      question: 'How do I begin?',
      answer: `Ring ${brand.phone.display} (${openingHours}), send a message, or choose a time for us to call you. Tell us what is difficult at the moment. You do not need a referral or a diagnosis.`,
      icon: 'phone',
      category: 'booking',
    },
    {
      id: 'start',
      question: 'How soon can you start?',
      answer: answers.start,
      icon: 'clock',
      category: 'booking',
    },
    {
      id: 'same-carer',
      question: 'Will it be the same carer each time?',
      answer: sameCarerAnswer,
      icon: 'users',
      category: 'booking',
    },
    {
      id: 'checks',
      question: 'How do you check and train carers?',
      answer: answers.carers,
      icon: 'user-check',
      category: 'booking',
    },
    {
      id: 'change',
      question: 'Can I change or cancel a visit?',
      answer:
        'Yes. Ring the office as early as you can. Your agreement tells you, before you sign, how much notice we need and what a late change costs. In the 14 days after you sign you can end it altogether, and pay only for the visits you have had. If you go into hospital, tell us and we pause the visits.',
      icon: 'calendar-x',
      category: 'booking',
    },
    {
      id: 'price',
      question: 'What does it cost?',
      answer: `${prices ? hourSentence(prices) : 'It depends on how long we come for, how often, at what time of day, and what is needed.'} After we have talked you get one written price, with evenings, weekends and bank holidays shown, before you decide.`,
      ...(prices && { link: pricesLink }),
      icon: 'banknote',
      category: 'payment',
    },
    {
      id: 'help-with-cost',
      question: 'Can I get help to pay for care?',
      answer:
        'Perhaps. Ask your council for a free needs assessment, and a nurse or GP about NHS Continuing Healthcare. Look at Attendance Allowance or Personal Independence Payment, too. Our service pages tell you what each one is, and link to the official pages.',
      icon: 'landmark',
      category: 'payment',
    },
    {
      id: 'direct-payment',
      question: 'Can I use a direct payment or a personal budget?',
      answer:
        'Yes. You agree with the council, or the NHS, what the money is for, and we send you an invoice that shows it. If someone manages the money for you, we send it to them.',
      icon: 'receipt',
      category: 'payment',
    },
    {
      id: 'pay-how',
      question: 'How and when do I pay?',
      answer:
        'You get an invoice that lists each visit, and you pay by bank transfer or direct debit. There is no joining fee, and the first consultation costs nothing. If a line looks wrong, ring us before you pay.',
      icon: 'calendar-check',
      category: 'payment',
    },
  ];
}

export const faq: readonly FaqItem[] = faqFor(brand.registration);
export const disclaimer: string = faqDisclaimer(brand.registration);
