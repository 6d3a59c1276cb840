import { area } from '../area.ts';
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
    'Some days the stairs are steep, the buttons are small and the kettle is heavy. Care for adults is for those days. A carer comes to your home at the times you choose and helps with what has become difficult, and only with that.',
    'You stay in charge. You say how you like your tea, which jumper, which chair. We write it down, so that you do not have to explain it twice.',
    'You can have one visit a week or several a day. If your needs change, the plan changes with them.',
  ],
  panels: [
    {
      title: 'Washing and dressing',
      text: 'Help to wash, shower, shave, look after your teeth and get dressed. Your carer knocks, asks first, keeps you covered and warm, and lets you do what you can do yourself.',
    },
    {
      title: 'Meals and drinks',
      text: 'Food you like, cooked in your own kitchen. We can eat with you, cut things up, or leave a sandwich and a full glass within reach. If you eat less than usual, we notice and tell the person you have chosen.',
    },
    {
      title: 'Help with medicines',
      text: 'Some people need a reminder, others need the tablets handed to them. We follow what your doctor or pharmacist has written, and we record each dose at the time.',
    },
    {
      title: 'Moving safely',
      text: 'Getting out of bed, into a chair or to the bathroom, with the equipment you have been given. Where the plan says two people are needed, two people come.',
    },
    {
      title: 'Living with dementia',
      text: 'The same faces, the same order, no hurry. We learn the names, the songs and the stories that matter, and we plan around the hours that are hardest.',
    },
    {
      title: 'Keeping the family in the picture',
      text: 'With your agreement, the people you choose can see the notes of each visit. They do not have to ring round to find out how the morning went.',
    },
  ],
  whoItHelps: [
    'Older people who want to stay at home',
    'Adults with a long-term illness, such as Parkinson’s, multiple sclerosis or heart failure',
    'People living with dementia, and those who live with them',
    'Families who care already and need a second pair of hands',
  ],
  rhythm: {
    title: 'What a day can look like',
    intro: 'An example: Margaret, 84, lives alone in a flat with two steps and a view of the water.',
    moments: [
      {
        time: '8 am',
        text: 'Her carer opens the curtains and asks how the night was. Wash, dress, porridge, morning tablets. The notes are written before the carer leaves.',
      },
      {
        time: '12.30 pm',
        text: 'Lunch together, a look at the post, a short walk to the gate and back.',
      },
      {
        time: '5.30 pm',
        text: 'Supper, evening tablets, tomorrow’s clothes on the chair. Her son reads the notes on his way home from work.',
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
    'Ring us or send a message with the two or three things that are hardest just now. You do not need a diagnosis, a referral or an assessment to talk to us.',
  paying: {
    text: 'The price depends on how long the visits are, how many there are, the time of day, and whether one or two carers come. You get it in writing before you decide anything.',
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
};
