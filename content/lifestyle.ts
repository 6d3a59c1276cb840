import * as area from '#content/area.yaml';
import { brand } from './brand.ts';
import type { ServiceOptionValue } from './service-options.ts';

/** Everyday help that needs no registration. */
export interface LifestyleService {
  /** `/lifestyle#companionship`, and the name of its picture. */
  id: string;
  title: string;
  text: string;
  examples: string[];
  contactOption: ServiceOptionValue;
}

export const lifestyleServices: readonly LifestyleService[] = [
  {
    id: 'household-support',
    title: 'Household Support',
    text: 'The jobs that pile up: dusting, hoovering, washing, ironing, changing the bed, putting the bins out. We use your cleaning things and put them back where they live.',
    examples: [
      'Clean kitchen and bathroom',
      'Washing and ironing',
      'Fresh bed linen',
      'Bins on the right day',
    ],
    contactOption: 'household',
  },
  {
    id: 'shopping-and-errands',
    title: 'Shopping and Errands',
    text: 'We shop from your list, or come along and carry. Post office, library, dry cleaner, a parcel to return. You get every receipt and the right change.',
    examples: ['The weekly shop', 'Post office and library', 'Parcels and returns', 'Shopping together'],
    contactOption: 'errands',
  },
  {
    id: 'pharmacy-support',
    title: 'Pharmacy Support',
    text: 'We order repeat prescriptions with you, collect them and bring them to your door. Questions about medicines go to the pharmacist, and we can be there when you ask.',
    examples: ['Repeat prescriptions ordered', 'Collected and brought home', 'Unused medicines taken back'],
    contactOption: 'pharmacy',
  },
  {
    id: 'personal-assistance',
    title: 'Personal Assistance',
    text: 'A clear head and a spare pair of eyes for the paperwork of life: letters, forms, telephone queues, the diary. You decide and sign; we sort, read aloud and remind.',
    examples: [
      'Letters and forms',
      'Telephone calls together',
      'A diary that works',
      'Getting papers in order',
    ],
    contactOption: 'personal-assistance',
  },
  {
    id: 'companionship',
    title: 'Companionship',
    text: 'Someone to talk to who remembers what you said last week. A walk, a game of cards, the garden, the paper, or a pot of tea and no plan at all.',
    examples: [
      'A regular visitor',
      'Walks and outings',
      'Games, music, gardening',
      'Video calls with family',
    ],
    contactOption: 'companionship',
  },
  {
    id: 'everyday-assistance',
    title: 'Everyday Assistance',
    text: 'The small things that hold up a day: a jar, a light bulb within reach, the television that has lost its channels, breakfast on a bad morning, the cat.',
    examples: [
      'Simple meals',
      'Phones, tablets and televisions',
      'Pets and plants',
      'Waiting in for the plumber',
    ],
    contactOption: 'everyday',
  },
  {
    id: 'event-support',
    title: 'Event Support',
    text: 'Weddings, birthdays, funerals, reunions. We plan the day with you, go with you, find the seat and the quiet corner, and take you home when you have had enough.',
    examples: ['Family occasions', 'Planning the day', 'Company for the day', 'A party at your home'],
    contactOption: 'event-support',
  },
  {
    id: 'travel-assistance',
    title: 'Travel Assistance',
    text: 'Someone beside you from your door to where you are going, by bus, train, taxi or on foot. We plan steps, seats and toilets, and we book help at the station.',
    examples: [
      'Hospital and GP appointments',
      'Trains with booked assistance',
      'Visits to family',
      'Days out',
    ],
    contactOption: 'travel',
  },
  {
    id: 'learning-and-development-support',
    title: 'Learning and Development Support',
    text: 'Help to learn something new, at any age: a course, a language, a recipe, the computer. We look for the class, go along at first and practise in between.',
    examples: [
      'Finding a course',
      'Going along at first',
      'Computers and phones',
      'Cooking and money skills',
    ],
    contactOption: 'learning',
  },
];

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
