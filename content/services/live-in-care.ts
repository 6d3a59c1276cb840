import * as area from '#content/area.yaml';
import type { Service } from './service.ts';

export const liveInCare: Service = {
  slug: 'live-in-care',
  updated: '2026-11-21',
  cardTitle: 'Live-in Care',
  label: 'Live-in Care',
  heading: 'Live-in Care',
  lede: 'One carer who lives in your home, so that there is someone there by day and close by at night.',
  metaDescription: `Live-in care in ${area.full}: a carer who lives in your home, knows your ways, and is there when you need them.`,
  description: [
    'With live-in care, a carer has a room in your home and shares your day. It suits people who need help often and at no fixed time, and who would rather not move into a care home.',
    'You and your carer choose each other: you talk or meet, and only then decide. Carers take turns, usually every few weeks; you choose the second in the same way.',
    'Couples can stay together, pets can stay where they are, and the garden is still yours.',
  ],
  panels: [
    {
      title: 'Help when you need it',
      text: 'Care is not squeezed into visits. If you wake early, breakfast is early.',
    },
    {
      title: 'A carer you have chosen',
      text: 'Matched by your needs first, then by what makes living together easy: cooking, cats, cricket, quiet.',
    },
    {
      title: 'The house runs',
      text: 'Shopping, cooking, washing, bins, plants and the vet. The house stays as you like it.',
    },
    {
      title: 'Couples',
      text: 'One carer can often look after two people. We are honest with you when a second carer is needed.',
    },
    {
      title: 'Rest for your carer',
      text: 'A room of their own, a night’s sleep, and time off each day and each week. If you are often awake, we plan a night carer too.',
    },
    {
      title: 'Us in the background',
      text: 'Our office visits, rings and checks that you are both well. Your carer can reach us day or night.',
    },
  ],
  whoItHelps: [
    'People who need help many times a day',
    'People living with dementia who are safest with someone near',
    'Couples who want to stay in one home',
    'Families who live far away',
  ],
  rhythm: {
    title: 'What a day can look like',
    intro: 'An example: George, 79, and Eileen, 81, live in a cottage near the edge of the Forest.',
    moments: [
      {
        time: '7.30 am',
        text: 'Tea in bed for two. Their carer helps Eileen to wash and dress; George sees to the dog.',
      },
      { time: '11 am', text: 'A drive to the surgery, then the shop. Eileen holds the list.' },
      {
        time: '2 pm',
        text: 'Their carer has two hours off. A neighbour, or a carer from our team, is there meanwhile.',
      },
      { time: '7 pm', text: 'Supper at the table, tablets, a film that they have all seen before.' },
      { time: '10 pm', text: 'Everyone in bed. If Eileen calls, her carer hears.' },
    ],
  },
  carersDo: [
    'Help with personal care, meals, medicines and moving about',
    'Run the house, shop, and look after pets by agreement',
    'Go with you to appointments, friends and clubs',
    'Get up for a short while in the night when the plan says so',
    'Keep notes that you and your family can read',
  ],
  carersDoNot: [
    'Work around the clock: they have breaks, and nights to sleep in',
    'Nurse, or take decisions about treatment',
    'Manage your bank account, or be named in your will',
    'Invite visitors into your home without asking you',
  ],
  start:
    'Ring us early: finding the right person takes time. If it is urgent, we will tell you honestly how soon we could begin.',
  paying: {
    text: 'One price a week. It depends on how much help is needed, by day and by night, and for one person or two. You also give your carer a room and meals.',
    funding: [
      'self-funded',
      'nhs-continuing-healthcare',
      'direct-payments',
      'council',
      'attendance-allowance',
    ],
  },
  regulated: true,
  availability: {
    now: [
      'A visit to talk it through, and a first plan',
      'Company, cooking and housekeeping by day, as lifestyle support',
    ],
    onceRegistered: ['A carer who lives with you', 'Personal care, medicines and help at night'],
  },
  contactOption: 'live-in',
  scene: 'live-in-care',
  stillLifes: 'live-in-care',
  related: ['care-for-adults', 'night-care', 'home-care'],
};
