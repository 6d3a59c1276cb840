import * as area from '#content/area.yaml';
import type { Service } from './service.ts';

export const homeCare: Service = {
  slug: 'home-care',
  updated: '2026-11-21',
  cardTitle: 'Home Care',
  label: 'Home Care',
  heading: 'Home Care',
  lede: 'Visits at the times that make a difference, from one a week to several a day.',
  metaDescription: `Home care visits in ${area.full}, from one a week to several a day: morning, midday, teatime and bedtime help.`,
  description: [
    'Home care means visits. A carer rings the bell at the time we agreed, helps with what we agreed, writes down what was done, and goes. Between the visits the day is yours.',
    'We plan rounds by area, so that carers spend their time with people and not in traffic. If someone is running late, we ring you.',
    'You know who is coming. A small group of carers learns your ways, and a new one is introduced before they come alone.',
  ],
  panels: [
    {
      title: 'Morning visits',
      text: 'Up, washed, dressed, breakfast eaten, tablets taken, and the day begun.',
    },
    {
      title: 'Midday and teatime visits',
      text: 'A proper meal, a drink, a chat and a look round. Short, but enough to know that all is well.',
    },
    {
      title: 'Bedtime visits',
      text: 'Help to undress, wash and get to bed at a grown-up hour, with the doors locked and what you need in reach.',
    },
    {
      title: 'A check that you are all right',
      text: 'A knock at the door, a cup of tea, and a short note for the family who worry.',
    },
    {
      title: 'Time off for family carers',
      text: 'A regular afternoon, or cover for a holiday, so that the person who always does everything can rest.',
    },
    {
      title: 'The shopping on the way',
      text: 'Milk, bread and the paper brought in, the bins out, clean sheets on: small jobs that fit into a visit.',
    },
  ],
  whoItHelps: [
    'People who manage most things and need help with some',
    'People whose needs are steady and follow the clock',
    'Families who want to know that someone has called today',
    'Anyone who would like to try care in small steps',
  ],
  rhythm: {
    title: 'What a day of visits can look like',
    intro: 'An example: Joyce, 90, has three visits a day.',
    moments: [
      {
        time: '8.15 am',
        text: 'Forty-five minutes. A wash at the basin, clean clothes, toast with the crusts off.',
      },
      { time: '1 pm', text: 'Half an hour. Soup, the crossword, a glass of water for the afternoon.' },
      { time: '3 pm', text: 'No visit. Her friend comes round. The day is hers.' },
      { time: '7.30 pm', text: 'Forty-five minutes. Supper, tablets, nightdress, radio on low.' },
    ],
  },
  carersDo: [
    'Come at the agreed time, and ring if they are held up',
    'Help with washing, dressing, meals, drinks and the toilet',
    'Help with medicines as the written plan says',
    'Leave the place tidy and the notes written',
    'Tell us at once when something worries them',
  ],
  carersDoNot: [
    'Rush off while you still need help',
    'Do heavy cleaning, decorating or gardening in a care visit',
    'Give medical treatment or advice',
    'Lend your key, or keep the code of your key safe anywhere but in our records',
  ],
  start:
    'Tell us which moments of the day are hard. We suggest visits that fit, and you change them until they are right.',
  paying: {
    text: 'You pay for the visits, not for the journey between them. Evenings, weekends and bank holidays can cost more; the written price shows each.',
    funding: [
      'council',
      'direct-payments',
      'attendance-allowance',
      'nhs-continuing-healthcare',
      'self-funded',
    ],
  },
  regulated: true,
  availability: {
    now: [
      'Visits for company, meals, shopping and housework, as lifestyle support',
      'A plan and a price for later',
    ],
    onceRegistered: ['Visits with personal care', 'Visits with help to take medicines'],
  },
  contactOption: 'home',
  scene: 'home-care',
  stillLifes: 'home-care',
  related: ['care-for-adults', 'night-care', 'social-engagement'],
};
