import * as area from '#content/area.yaml';
import type { Service } from './service.ts';

export const disabilitiesSupport: Service = {
  slug: 'disabilities-support',
  updated: '2026-11-21',
  cardTitle: 'Disabilities Support',
  label: 'Disabilities Support',
  heading: 'Disabilities Support',
  lede: 'Support that fits around your life, your plans and your way of doing things.',
  metaDescription: `Support for adults with a physical, sensory or learning disability and autistic adults in ${area.short}. You choose who comes, when, and how.`,
  description: [
    'You know your own life best. We bring the hands, eyes, time or patience that the day asks for. You get on with it: work, college, football, or a quiet afternoon.',
    'We support adults with physical and sensory disabilities, adults with a learning disability, and autistic adults. You meet your support workers first, and you can say no.',
    'We ask how you communicate, and we use it: speech, signs, pictures, an app, or time to think before you answer.',
  ],
  panels: [
    {
      title: 'Personal care, your way',
      text: 'Washing, dressing, the toilet, in and out of bed: in the order and the way that works for you.',
    },
    {
      title: 'Calm when things get too much',
      text: 'We learn what tires or upsets you and what helps. It is in a plan that you have read and agreed to.',
    },
    {
      title: 'Out of the front door',
      text: 'Someone beside you on the bus, at a match, at the shops. We plan the route, the steps and the toilets.',
    },
    {
      title: 'Work and learning',
      text: 'Help to get there and through the day. We take notes, sort papers, and talk to the college if you ask.',
    },
    {
      title: 'Skills for yourself',
      text: 'Cooking, money, travel, your phone. We do it with you, then next to you, then wait in the next room.',
    },
    {
      title: 'A break for the family',
      text: 'An evening or a weekend off for those who care, with someone at home who knows the routine.',
    },
  ],
  whoItHelps: [
    'Adults with a physical disability or a changing condition',
    'Blind, partially sighted, deaf or hard of hearing people',
    'Adults with a learning disability',
    'Autistic adults',
    'Families who want to share the care',
  ],
  rhythm: {
    title: 'What a day can look like',
    intro: 'An example: Dev, 27, uses a wheelchair and studies two days a week.',
    moments: [
      {
        time: '7 am',
        text: 'His support worker helps him out of bed with the hoist, then a shower and breakfast. Music on, as always.',
      },
      { time: '8.45 am', text: 'The accessible taxi to college. His support worker comes along on Mondays.' },
      { time: '4 pm', text: 'Home. Dev cooks while his support worker chops and reaches the high shelf.' },
      { time: '9.30 pm', text: 'Help to get to bed, phone on charge, call button within reach.' },
    ],
  },
  carersDo: [
    'Follow the support plan that you wrote with us',
    'Help with personal care, eating, drinking and moving',
    'Go with you to work, college, appointments and clubs',
    'Use the equipment and the ways of communicating that you use',
    'Speak up for you when you ask, and stay quiet when you do not',
  ],
  carersDoNot: [
    'Make your choices for you',
    'Restrict you in any way that is not lawful, agreed and in your plan',
    'Carry out nursing procedures',
    'Share what they know about you without your agreement, unless someone is in danger',
  ],
  start:
    'Tell us what you would like to do that you cannot do now: by telephone, WhatsApp or email, or with someone speaking for you.',
  paying: {
    text: 'Many people pay with a direct payment from the council. The price depends on the hours, the time of day and the training that your support workers need.',
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
      'Support to go out, travel, learn and meet people',
      'Help around the house, and with letters, calls and forms',
    ],
    onceRegistered: ['Personal care', 'Help to move with equipment', 'Help with medicines'],
  },
  contactOption: 'disabilities',
  scene: 'disabilities-support',
  stillLifes: 'disabilities-support',
  related: ['supported-living', 'social-engagement', 'care-for-adults'],
};
