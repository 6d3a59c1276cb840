import * as area from '#content/area.yaml';
import type { Service } from './service.ts';

export const afterHospitalCare: Service = {
  slug: 'after-hospital-care',
  updated: '2026-11-21',
  cardTitle: 'After Hospital Care',
  label: 'After Hospital Care',
  heading: 'After Hospital Care',
  lede: 'Help for the first days and weeks at home, when everything takes longer than it used to.',
  metaDescription: `After hospital care at home in ${area.full}: a warm house, meals, washing and a steady arm for the first weeks.`,
  description: [
    'Coming home from hospital is good news. It is also a lot at once: a cold house, an empty fridge, new tablets, and stairs that were never a problem before.',
    'We get the house ready, meet you there, and come as often as you need while you find your feet. As you get stronger, the visits get fewer.',
    'Is there a date already? Ring us now, even if it is tomorrow. We will tell you plainly what we can do by then.',
  ],
  panels: [
    {
      title: 'A house that is ready',
      text: 'Heating on, bed made, milk in the fridge, the rug that slips rolled away. We can open the door for you.',
    },
    {
      title: 'The first nights',
      text: 'Help to bed and up again. If you are worried about the night, a carer can stay.',
    },
    {
      title: 'Washing with a plaster cast or a wound',
      text: 'Help to wash and dress while you cannot bend or get wet. The dressings are the nurse’s work.',
    },
    {
      title: 'New medicines',
      text: 'We go by the hospital’s list. If the list and the boxes do not agree, we stop and ask the pharmacist.',
    },
    {
      title: 'Exercises and walking',
      text: 'The physiotherapist shows you what to do. We remind you, stay beside you and count.',
    },
    {
      title: 'Appointments',
      text: 'We note when the clinic wants you, go with you if you like, and bring home what was said.',
    },
  ],
  whoItHelps: [
    'People coming home after an operation, a fall or an illness',
    'People who live alone',
    'Families who cannot take weeks off work',
    'Anyone who was well before and needs help for a short time',
  ],
  rhythm: {
    title: 'What the first day can look like',
    intro: 'An example: Alan, 72, comes home on a Friday with a new hip.',
    moments: [
      {
        time: '11 am',
        text: 'We pick up the key from his daughter, turn on the heating and put away the shopping.',
      },
      {
        time: '2 pm',
        text: 'The taxi. We carry the bag, he walks with his frame. A chair at the right height, and tea.',
      },
      { time: '6 pm', text: 'Supper, tablets, the stairs one at a time, help to undress.' },
      { time: '8 am', text: 'Saturday. Wash, dress, breakfast, exercises. His daughter reads how it went.' },
    ],
  },
  carersDo: [
    'Get the house ready and welcome you home',
    'Help you wash, dress, move and rest as the hospital advised',
    'Cook, shop and collect prescriptions',
    'Ring your GP, NHS 111 or 999 when it is needed',
    'Come less often as you get better',
  ],
  carersDoNot: [
    'Change dressings, take out stitches or give injections',
    'Decide whether you are well enough to be at home: that is for the hospital',
    'Change what has been prescribed',
    'Replace the community nurse or the physiotherapist',
  ],
  start:
    'Ring us as soon as the ward mentions a date. Ask the ward whether you can have free short-term support first: some people can, for up to six weeks.',
  paying: {
    text: 'The price depends on the length and number of visits. There is no long contract: you can stop when you are back on your feet.',
    funding: [
      'council',
      'nhs-continuing-healthcare',
      'self-funded',
      'attendance-allowance',
      'direct-payments',
    ],
  },
  regulated: true,
  availability: {
    now: [
      'Getting the house ready, shopping, cooking, and company on the day',
      'Collecting prescriptions, and going with you to appointments',
    ],
    onceRegistered: ['Help to wash, dress and move', 'Help with medicines', 'A carer at night'],
  },
  contactOption: 'hospital',
  scene: 'after-hospital-care',
  stillLifes: 'after-hospital-care',
  related: ['home-care', 'night-care', 'care-for-adults'],
};
