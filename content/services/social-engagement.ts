import * as area from '#content/area.yaml';
import type { Service } from './service.ts';

export const socialEngagement: Service = {
  slug: 'social-engagement',
  updated: '2026-11-21',
  cardTitle: 'Social Engagement',
  label: 'Social Engagement',
  heading: 'Social Engagement',
  lede: 'People to see, places to go and something to look forward to this week.',
  metaDescription: `Social engagement in ${area.full}: a companion for clubs, walks, church, choir and coffee. Available now, on your terms.`,
  description: [
    'It is easy to lose touch. Friends move, driving stops, and one quiet week turns into a quiet winter. Social engagement is about getting the good parts of the week back.',
    'A companion finds out what you used to enjoy and what you would like to try. Then you go together: to the match, the choir, the café by the water.',
    'The aim is not to fill your time with us. It is to bring you back among people you like.',
  ],
  panels: [
    {
      title: 'Clubs and classes',
      text: 'We find what is near you, ring to ask about steps and seats, and come along the first few times.',
    },
    {
      title: 'Getting there',
      text: 'On foot, by bus, train or taxi, with time for the steps and a seat at the end.',
    },
    {
      title: 'Out and about',
      text: 'The Common, a garden centre, a bench by the water, a film in the afternoon. Short trips count too.',
    },
    {
      title: 'Faith and remembering',
      text: 'Someone to go with to a service, a festival or a grave, at the times that matter to you.',
    },
    {
      title: 'Friends and family',
      text: 'Help to write, ring and make video calls, and to plan a visit so that it does not tire you out.',
    },
    {
      title: 'Company at home',
      text: 'Cards, cooking, photographs, pots to plant, or a talk with someone who is not in a hurry.',
    },
  ],
  whoItHelps: [
    'People who spend more days alone than they would like',
    'People who have stopped driving',
    'People who have been bereaved or have moved to a new place',
    'Disabled adults who want company on the way or there',
  ],
  rhythm: {
    title: 'What a week can look like',
    intro: 'An example: Pat, 76, moved here to be near her daughter and knows nobody yet.',
    moments: [
      { time: 'Monday', text: 'Her companion comes for coffee. They look at what is on at the library.' },
      { time: 'Wednesday', text: 'The singing group. Her companion sits at the back. Pat sings alto.' },
      { time: 'Friday', text: 'Fish and chips by the water with a woman from the singing group.' },
      {
        time: 'Next month',
        text: 'Pat goes to the singing group by herself. Her companion rings to ask how it was.',
      },
    ],
  },
  headings: {
    carersDo: 'What your companion does',
    carersDoNot: 'What your companion does not do',
  },
  carersDo: [
    'Find out what is on, and whether the place suits you',
    'Travel with you by foot, bus, train or taxi',
    'Stay with you, or leave you to it and come back',
    'Help with phones, tablets and video calls',
    'Keep to what you have agreed to spend',
  ],
  carersDoNot: [
    'Give personal care, or help with medicines, as part of this service',
    'Talk you into things that you do not want to do',
    'Bring their own family or friends along',
    'Borrow, lend or hold your money',
  ],
  start:
    'Tell us three things you have enjoyed in your life, however long ago. Someone in the family can write for you.',
  paying: {
    text: 'You pay for your companion’s time, plus your own tickets and fares. The NHS seldom pays for company alone, but a personal health budget can include it.',
    funding: [
      'self-funded',
      'direct-payments',
      'attendance-allowance',
      'council',
      'nhs-continuing-healthcare',
    ],
  },
  regulated: false,
  availability: {
    now: ['All of it: company, outings, clubs and calls'],
    onceRegistered: ['Personal care while you are out, if you need it'],
  },
  contactOption: 'social',
  scene: 'social-engagement',
  stillLifes: 'social-engagement',
  related: ['home-care', 'disabilities-support', 'care-for-adults'],
};
