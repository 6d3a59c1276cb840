import { pounds } from './price-words.ts';
import { registrationPending } from './registration-state.ts';

export const pricePage = {
  title: 'What care costs',
  lead: 'Every price, before you ask. Work out a week below; nothing that you choose is kept.',
  pending: registrationPending
    ? 'Personal care can begin once we are registered. These are the prices that it will have; for help that needs no registration they hold now.'
    : null,
  holds: (from: string, until: string | null) =>
    until ? `These prices hold from ${from} to ${until}.` : `These prices hold from ${from}.`,
  table: {
    caption: 'Our prices',
    columns: ['What', 'Price'],
  },
  anHour: (price: number) => `${pounds(price)}\u00a0an\u00a0hour`,
  aNight: (price: number) => `${pounds(price)}\u00a0a\u00a0night`,
  aWeek: (price: number) => `${pounds(price)}\u00a0a\u00a0week`,
  names: {
    day: (begins: string, ends: string) => `Monday to Friday, ${begins} to ${ends}`,
    evening: (begins: string, ends: string) => `Monday to Friday, after ${ends} or before ${begins}`,
    weekend: 'Saturday and Sunday',
    bankHoliday: 'Bank holidays',
    sleeping: 'A sleeping night: your carer sleeps, and wakes if you need them',
    waking: 'A waking night: your carer stays awake',
    liveIn: 'A carer who lives with you, for one person',
  },
  includes: {
    title: 'What the price has in it',
    items: [
      'Your carer’s journey to you',
      'Planning, the first visit and changes to the plan',
      'Every charge that you cannot avoid: there is no joining fee',
    ],
  },
  excludes: {
    title: 'What it has not',
    items: [
      'Shopping and other things that we buy for you, at the price on the receipt',
      'Journeys that you ask us to make with you, which we agree beforehand',
    ],
  },
  minimum: (minutes: number) => `A visit of less than ${minutes} minutes costs as much as one of ${minutes}.`,
  estimate: {
    title: 'Work out a week',
    intro: 'Up to three visits a day, for example morning, midday and bedtime.',
    visits: ['First visit', 'Second visit', 'Third visit'],
    start: 'Begins at',
    length: 'How long',
    lengthPlaceholder: 'Choose',
    days: 'On which days?',
    carers: 'How many carers come at once?',
    carersOptions: ['One carer', 'Two carers'],
    week: 'A day in the week that you mean',
    weekHint: 'Only if the week may have a bank holiday in it.',
    submit: 'Work it out',
  },
  lengths: [
    { minutes: 30, words: '30 minutes' },
    { minutes: 45, words: '45 minutes' },
    { minutes: 60, words: '1 hour' },
    { minutes: 90, words: '1 hour 30 minutes' },
    { minutes: 120, words: '2 hours' },
    { minutes: 180, words: '3 hours' },
    { minutes: 240, words: '4 hours' },
    { minutes: 360, words: '6 hours' },
    { minutes: 480, words: '8 hours' },
    { minutes: 720, words: '12 hours' },
  ],
  errors: {
    visit: 'Give at least one visit: when it begins, and how long it is.',
    start: 'Give the time that the visit begins, for example 07:30.',
    length: 'Choose how long the visit is.',
    days: 'Choose at least one day.',
    tooLong: 'A day has 24 hours. Make the visits shorter, or leave one out.',
    overlap: 'This visit and another one overlap. Change when it begins, or how long it is.',
    carers: 'Choose one or two carers.',
    week: (from: string, until: string) => `Give a day from ${from} to ${until}, or leave it empty.`,
  },
  answer: {
    title: (pence: number) => `About ${pounds(pence)} a week`,
    columns: ['Visit', 'Each', 'Number', 'Week'],
    caption: 'How the sum is made',
    twoCarers: 'with two carers',
    fourWeeks: (pence: number) => `Four weeks like this come to ${pounds(pence)}.`,
    holiday: (names: readonly string[]) => `This week has a bank holiday in it: ${names.join(', ')}.`,
    usual: 'Visits on a bank holiday cost more.',
    longer: (ways: string) =>
      `For help through the night, or most of the day, ask about ${ways}: it may cost less.`,
    inWriting: 'It is an estimate. After we have talked you get one written price, before you decide.',
    send: 'Send this estimate to us',
    message: (sum: string) => `I worked out a week on your price page. ${sum}`,
  },
  help: { text: 'Who may help to pay', path: '/faq#help-with-cost' },
} as const;
