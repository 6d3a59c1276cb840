import { brand } from './brand.ts';

export const whyUs = {
  hero: {
    title: 'Your Everyday Ally',
    lede: 'Someone on your side, for the big things and the small ones.',
    scrollButton: 'See what we promise',
  },
  intro: {
    title: `Why choose ${brand.name}?`,
    text: [
      'Letting someone into your home is a big step. You should know what you can expect from them, and how to tell whether you are getting it.',
      'So here is what we promise, in words that you can hold us to.',
    ],
  },
  benefits: [
    {
      id: 'dependable',
      title: 'Dependable Service',
      text: 'We aim to come when we said we would. If your carer is held up, you get a call from someone who can tell you when.',
    },
    {
      id: 'customised',
      title: 'Customised Solutions',
      text: 'You choose single tasks, a fixed visit or a mixture. There is no set package with things in it that you do not want.',
    },
    {
      id: 'friendly',
      title: 'Friendly Professionals',
      text: 'We choose people for kindness first, and check every one: identity, right to work, references and a DBS check.',
    },
    {
      id: 'pricing',
      title: 'Transparent Pricing',
      text: 'You get one written price before we begin, with evenings, weekends and bank holidays shown. No joining fee.',
    },
    {
      id: 'tailored',
      title: 'Tailored Care',
      text: 'Your plan is written with you, in your words, and looked at again whenever something changes.',
    },
    {
      id: 'experienced',
      title: 'Experienced Team',
      text: 'New carers go out with experienced ones until both are sure. The office is run by people who have done the job.',
    },
    {
      id: 'quality',
      title: 'Commitment to Quality',
      text: 'We ring after the first visit, we visit to check for ourselves, and we ask what we could do better. Complaints get an answer in writing.',
    },
    {
      id: 'peace-of-mind',
      title: 'Peace of Mind',
      text: 'The family members you choose can read the notes of each visit. People we support have a number to ring, day and night.',
    },
    {
      id: 'flexibility',
      title: 'Flexibility',
      text: 'More this week, less next week, a pause for a holiday. Tell us, and we will change it if we can.',
    },
  ],
  callToAction: {
    title: 'Ready to Transform Your Support?',
    text: 'Start with a chat. Nothing is decided until you say so.',
    button: 'Contact Us',
    path: '/contact',
  },
  testimonials: {
    title: 'What our clients say',
    note: 'These are sample quotes, written by us to show how this page will look. They will be replaced by the words of people we support, asked for in person and printed with their written permission.',
  },
} as const;
