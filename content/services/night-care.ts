import * as area from '#content/area.yaml';
import type { Service } from './service.ts';

export const nightCare: Service = {
  slug: 'night-care',
  updated: '2026-11-21',
  cardTitle: 'Night Care Services',
  label: 'Night Care',
  heading: 'Night Care Services',
  lede: 'Someone awake, or asleep in the next room, so that you and your family can rest.',
  metaDescription: `Night care at home in ${area.full}: a carer who stays awake, or sleeps nearby and gets up when you call.`,
  description: [
    'Nights are long when you need help to turn over, or might fall on the way to the bathroom. They are long, too, when the person you love wakes and does not know where they are.',
    'A night carer comes in the evening and leaves in the morning. On a waking night the carer stays awake; on a sleeping night the carer has a bed in your home.',
    'Not sure which you need? Write down for three nights how often someone gets up.',
  ],
  panels: [
    {
      title: 'Waking nights',
      text: 'Help several times a night: turning, drinks, the toilet, someone to notice pain, or a calm voice at 3 am.',
    },
    {
      title: 'Sleeping nights',
      text: 'You mostly sleep, and feel safer with someone there. Your carer sleeps too, and gets up once or twice.',
    },
    {
      title: 'Settling in and getting up',
      text: 'Help to wash, change and get into bed at the start, and to get up at the end.',
    },
    {
      title: 'Dementia at night',
      text: 'Low light, few words, no argument. If someone wants tea at four, we make tea at four.',
    },
    {
      title: 'Nights near the end of life',
      text: 'A quiet person in the room between the nurses’ visits, so that the family can sleep, or just sit.',
    },
    {
      title: 'One night or many',
      text: 'One night after hospital, two a week so that a partner can sleep, or every night.',
    },
  ],
  whoItHelps: [
    'People who need help to move or use the toilet at night',
    'People who fall, or are afraid of falling',
    'People living with dementia who are awake at night',
    'Partners, sons and daughters who have not slept through for months',
  ],
  rhythm: {
    title: 'What a night can look like',
    intro: 'An example: Frank, 88, lives with his wife Rose. Two nights a week she sleeps in the spare room.',
    moments: [
      {
        time: '9.45 pm',
        text: 'The carer arrives. Rose says what the day was like, and goes to bed.',
      },
      { time: '10.15 pm', text: 'Help to wash, pyjamas, bed, a lamp on the landing.' },
      { time: '1.20 am', text: 'Frank is awake. The bathroom, a sip of water, the pillow turned.' },
      { time: '4 am', text: 'All quiet. The carer looks in, and writes it down.' },
      { time: '7 am', text: 'A cup of tea for both of them. Rose has slept for eight hours.' },
    ],
  },
  carersDo: [
    'Stay awake, or sleep nearby, as agreed',
    'Help you turn, drink, use the toilet and change',
    'Comfort you, and keep the house calm and dark',
    'Watch for the things listed in the plan',
    'Ring NHS 111 or 999, and then the family, when it is needed',
  ],
  carersDoNot: [
    'Give injections or run medical equipment that a nurse must run',
    'Sleep during a waking night',
    'Lock doors on you, or use bed rails without an assessment',
    'Clean the house while you are trying to sleep',
  ],
  start:
    'Tell us what happens at night now. If you are exhausted, say so: we will talk about the next few nights first.',
  paying: {
    text: 'A night has one price: a waking night costs more than a sleeping night. You can book single nights, and you get the price in writing first.',
    funding: [
      'self-funded',
      'nhs-continuing-healthcare',
      'council',
      'direct-payments',
      'attendance-allowance',
    ],
  },
  regulated: true,
  availability: {
    now: [
      'A talk about your nights, and a plan',
      'Evening company, and help to get the house ready for the night',
    ],
    onceRegistered: ['Waking nights with personal care', 'Sleeping nights with personal care'],
  },
  contactOption: 'night-care',
  scene: 'night-care',
  stillLifes: 'night-care',
  related: ['live-in-care', 'home-care', 'after-hospital-care'],
};
