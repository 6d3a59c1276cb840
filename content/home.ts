import * as area from '#content/area.yaml';
import { prices } from '#content/prices.yaml';
import { pounds } from './price-words.ts';
import { registration } from './registration.ts';
import { otherWays, telephone } from './telephone.ts';

export const home = {
  hero: {
    title: 'Care and everyday help, in your own home',
    sentence: `Home and lifestyle care in ${area.full}. Enter your postcode to see whether we come to you.`,
  },
  services: {
    id: 'services',
    scroll: 'Go to our services',
    title: 'How we can help',
    text: `For older people, disabled people and every family that looks after one. Choose whichever sounds closest; nobody fits a box exactly. ${registration.begins}`,
    lifestyleLink: 'Just need a hand around the house? See Lifestyle Support',
  },
  steps: {
    title: 'How it works',
    intro: registration.steps,
    pricesLink: prices && `${pounds(prices.hour.day)} an hour by day: see all prices`,
    careersLink: 'Be the one who comes: our jobs',
    items: [
      {
        title: 'Check and call',
        text: 'Check your postcode, then ring or write. A person answers.',
      },
      {
        title: 'We come and listen',
        text: 'We visit at home or on the ward, at no charge, and put a plan and a price in writing.',
      },
      {
        title: 'You meet your carer',
        text: 'You meet before the first visit. We ring after it to hear how it went.',
      },
    ],
  },
  partners: {
    title: 'Who we work with',
    note: 'These are sample names and marks. Real partners will appear here once they have agreed to it in writing.',
  },
  testimonialsTitle: 'What people say',
} as const;

export const contactSection = {
  title: 'Talk to us',
  text: 'Tell us what is happening, in any order. Outside office hours, leave a message: we reply by the end of the next working day.',
  button: 'Contact Us',
  telephone,
  otherWays,
  emergency: 'If someone is in danger, call 999. For urgent medical advice, call NHS 111.',
} as const;
