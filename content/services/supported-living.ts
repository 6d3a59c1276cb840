import * as area from '#content/area.yaml';
import type { Service } from './service.ts';

export const supportedLiving: Service = {
  slug: 'supported-living',
  updated: '2026-11-21',
  cardTitle: 'Supported Living',
  label: 'Supported Living',
  heading: 'Supported Living',
  lede: 'Your own front door, your own tenancy, and the support to make it work.',
  metaDescription: `Supported living in ${area.full}: your own tenancy, with help to cook, budget, stay safe and see people.`,
  description: [
    'Supported living means that you rent or own your home, alone or with others, and have support to live there. The home and the support are separate: you can change one and keep the other.',
    'Support can be a few hours a week or someone in the house at all times. It is built around what you can do and what you want to learn.',
    'We work with landlords and councils, and we work for you. You have a say in who supports you, and in who you live with.',
  ],
  panels: [
    {
      title: 'Running your home',
      text: 'Cooking, cleaning, washing, ringing the landlord about the boiler. With you, not instead of you.',
    },
    {
      title: 'Money',
      text: 'Help to plan a week’s money, read letters and spot a scam. We work with anyone who legally acts for you.',
    },
    {
      title: 'Health',
      text: 'Help to keep appointments, ask questions, eat well and take medicines as prescribed.',
    },
    {
      title: 'Safe, and still free',
      text: 'We talk openly about risks and plan for them with you. Being safe should not mean staying in.',
    },
    {
      title: 'Moving in',
      text: 'Visits before you move, a plan for the first night, and more support in the first weeks than later.',
    },
    {
      title: 'Neighbours, friends, love',
      text: 'Help to meet people and keep friends, and straight talk about relationships and staying safe online.',
    },
  ],
  whoItHelps: [
    'Adults with a learning disability',
    'Autistic adults',
    'People with a mental health condition',
    'Young adults leaving the family, a school or a residential home',
  ],
  rhythm: {
    title: 'What a day can look like',
    intro: 'An example: Leah, 24, shares a house with two others.',
    moments: [
      {
        time: '8 am',
        text: 'Leah’s alarm. Her support worker knocks at ten past if it is quiet. Breakfast is her job.',
      },
      {
        time: '10 am',
        text: 'Bus to her job at the café. She travels alone now; a text when she gets there.',
      },
      {
        time: '4 pm',
        text: 'Shopping for supper, with a list in pictures. Leah pays and keeps the receipt.',
      },
      { time: '8 pm', text: 'House meeting: whose turn it is for the bins, and what to watch.' },
      { time: '10.30 pm', text: 'Lights out when she likes. A support worker sleeps in the house.' },
    ],
  },
  carersDo: [
    'Support you with the home, money, health and travel',
    'Help with personal care and medicines where you need it',
    'Teach step by step, and step back when you can do it',
    'Write the plan with you, in words or pictures you can use',
    'Act when someone may be harming you',
  ],
  carersDoNot: [
    'Own your home, or tie your tenancy to our support',
    'Decide who may visit you',
    'Look after your bank card or know your PIN',
    'Give medical treatment or therapy',
  ],
  start:
    'Tell your social worker that you want to look at supported living. If you have none, ask the council for a needs assessment, and talk to us too.',
  paying: {
    text: 'The council or the NHS mostly pays for support, after an assessment. Rent and bills are separate; many tenants can get help with the rent.',
    funding: [
      'council',
      'direct-payments',
      'nhs-continuing-healthcare',
      'attendance-allowance',
      'self-funded',
    ],
  },
  regulated: true,
  availability: {
    now: [
      'Support with the home, shopping, letters, travel and learning, as lifestyle support',
      'Talks with you, your family and your social worker about a move',
    ],
    onceRegistered: ['Supported living with personal care', 'Help with medicines'],
  },
  contactOption: 'supported-living',
  scene: 'supported-living',
  stillLifes: 'supported-living',
  related: ['disabilities-support', 'social-engagement', 'home-care'],
};
