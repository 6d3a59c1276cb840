import { area } from '../area.ts';
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
    'You know your own life best. Disabilities support gives you the hands, eyes, time or patience that the day asks for, so that you can get on with it: work, college, family, football, or a quiet afternoon.',
    'We support adults with physical and sensory disabilities, adults with a learning disability, and autistic adults. You meet your support workers before they start, and you can say no to somebody who is not right for you.',
    'We ask how you communicate, and we use it: speech, signs, pictures, an app, or time to think before you answer.',
  ],
  panels: [
    {
      title: 'Personal care, your way',
      text: 'Help with washing, dressing, the toilet and getting in or out of bed, done in the order and the way that you have told us works.',
    },
    {
      title: 'Out of the front door',
      text: 'Someone beside you on the bus, at the shops, at a match or at an appointment. We plan the route, the steps and the toilets before we leave.',
    },
    {
      title: 'Skills for yourself',
      text: 'Cooking, money, travel, using a phone. We do it with you, then next to you, then we wait in the next room.',
    },
    {
      title: 'Work and learning',
      text: 'Help to get ready, to get there and to get through the day. We can take notes, sort papers and talk to the college or the employer if you ask us to.',
    },
    {
      title: 'Calm when things get too much',
      text: 'We learn what tires or upsets you and what helps. That is written in a plan which you have read and agreed to.',
    },
    {
      title: 'A break for the family',
      text: 'Parents, partners and siblings who care can have an evening or a weekend off, with somebody at home who knows the routine.',
    },
  ],
  whoItHelps: [
    'Adults with a physical disability or a condition that changes over time',
    'People who are blind, partially sighted, deaf or hard of hearing',
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
    'Share what they know about you without your agreement, unless somebody is in danger',
  ],
  start:
    'Tell us what you would like to do that you cannot do now, in whatever way suits you: telephone, WhatsApp, email, or with somebody speaking for you. If the council has given you a support plan, have it to hand.',
  paying: {
    text: 'Many people pay with a direct payment or a personal budget from the council. The price depends on the hours, the time of day and the training that your support workers need.',
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
};
