import * as area from '#content/area.yaml';
import { brand } from '#content/brand.yaml';

const besideRegistration = {
  pending: {
    registration: ', so it does not depend on our registration with the care regulator',
    personalCare: 'If you need that now, your council can tell you which registered providers have room.',
  },
  registered: {
    registration: '',
    personalCare:
      'If you need that, our care services can give it, where you can have the same carer for both.',
  },
} as const;

const beside = besideRegistration[brand.registration.status];

export const lifestylePage = {
  heading: 'Lifestyle Support',
  askAbout: (title: string) => `Ask about ${title.toLowerCase()}`,
  lede: 'Help with everyday life, for an hour a week or most of the day.',
  metaDescription: `Lifestyle support in ${area.full}, available now: housework, shopping, company, travel and help with letters.`,
  description: [
    'You do not have to be ill to need a hand. Perhaps the ironing hurts, the shop is too far, the letters are confusing, or the week is too quiet. Lifestyle support is for all of that.',
    `None of it is personal care or medical care${beside.registration}. It usually begins within a week or two, and sooner if we can: ring us. Mix the services as you please. You can stop at any time, with the notice that your agreement names.`,
    'We try to send the same person each time. A second person, who you have already met, covers holidays.',
  ],
  panelsHeading: 'Nine ways we can help',
  notIncluded: {
    title: 'What lifestyle support does not include',
    text: `As part of lifestyle support we do not wash or dress people, lift them or give medicines. Nor do we help them to eat, drink, clean their teeth or use the toilet, or stand by to prompt them. ${beside.personalCare}`,
  },
  paying: {
    title: 'What it costs',
    text: 'You pay for the time we spend with you, plus anything we buy for you at the price on the receipt. We give you the hourly price in writing before we begin. Some people use a direct payment from the council, or Attendance Allowance.',
  },
  availabilityLabel: 'Available now',
} as const;
