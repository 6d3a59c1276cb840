import * as area from '#content/area.yaml';
import type { Service } from './service.ts';

export const careForAdults: Service = {
  slug: 'care-for-adults',
  updated: '2026-11-21',
  cardTitle: 'Care for adults',
  label: 'Care for Adults',
  heading: 'Care for Adults',
  lede: 'Steady, kind help for adults who find parts of the day hard, in the home they know.',
  metaDescription: `Care for adults at home in ${area.full}: help with washing, meals, medicines and company, at your pace.`,
  description: [
    'Some days the stairs are steep, the buttons are small and the kettle is heavy. A carer comes at the times we agree with you and helps with what has become difficult, and only with that.',
    'You stay in charge: how you like your tea, which jumper, which chair. We write it down, so that you never explain it twice.',
    'You can have one visit a week or several a day. If your needs change, the plan changes with them.',
  ],
  panels: [
    {
      title: 'Washing and dressing',
      text: 'Help to wash, shave, look after your teeth and dress. Your carer asks first and keeps you covered and warm.',
    },
    {
      title: 'Moving safely',
      text: 'Out of bed, to a chair, to the bathroom, with your own equipment. If it takes two people, two come.',
    },
    {
      title: 'Meals and drinks',
      text: 'Food you like, cooked in your kitchen. If you eat less than usual, we notice and tell the person you chose.',
    },
    {
      title: 'Help with medicines',
      text: 'A reminder, or the tablets handed to you, as your doctor or pharmacist wrote. We record each dose.',
    },
    {
      title: 'Living with dementia',
      text: 'The same faces, the same order, no hurry. We learn the names, songs and stories that matter.',
    },
    {
      title: 'The family in the picture',
      text: 'With your agreement, the people you choose can read the notes of each visit.',
    },
  ],
  whoItHelps: [
    'Older people who want to stay at home',
    'Adults with a long-term illness, such as Parkinson’s or heart failure',
    'People living with dementia, and those who live with them',
    'Families who care already and need a second pair of hands',
  ],
  rhythm: {
    title: 'What a day can look like',
    intro: 'An example: Margaret, 84, lives alone in a flat with a view of the water.',
    moments: [
      {
        time: '8 am',
        text: 'Curtains open, and how was the night? Wash, dress, porridge, tablets. The carer writes the notes before leaving.',
      },
      {
        time: '12.30 pm',
        text: 'Lunch together, a look at the post, a short walk to the gate and back.',
      },
      {
        time: '5.30 pm',
        text: 'Supper, tablets, tomorrow’s clothes on the chair. Her son reads the notes on his way home.',
      },
      {
        time: '8.30 pm',
        text: 'Nightdress, hot-water bottle, a drink by the bed, doors locked, lamp on.',
      },
    ],
  },
  carersDo: [
    'Help you wash, dress and use the toilet',
    'Cook, tidy the kitchen and change the bed',
    'Help with medicines as the written plan says',
    'Walk with you, and use a hoist or a stand aid once trained on yours',
    'Write down each visit, and tell us when something has changed',
  ],
  carersDoNot: [
    'Decide which medicine you take, or change a dose',
    'Do a nurse’s work, such as dressing wounds or giving injections',
    'Lift a person alone or without the right equipment',
    'Take gifts of money, or handle your money without a written record',
  ],
  start:
    'Tell us the two or three things that are hardest just now. You need no diagnosis, referral or assessment to talk to us.',
  paying: {
    text: 'The price depends on how long the visits are, how many, the time of day, and whether one or two carers come. You get it in writing first.',
    funding: [
      'council',
      'attendance-allowance',
      'direct-payments',
      'nhs-continuing-healthcare',
      'self-funded',
    ],
  },
  regulated: true,
  availability: {
    now: [
      'A talk about what you need, and a plan you can keep',
      'Shopping, cooking, cleaning, laundry and company, as lifestyle support',
    ],
    onceRegistered: ['Help to wash, dress and use the toilet', 'Help with medicines', 'Help to move safely'],
  },
  contactOption: 'care-adults',
  scene: 'care-for-adults',
  stillLifes: 'care-for-adults',
  related: ['home-care', 'live-in-care', 'night-care'],
};
