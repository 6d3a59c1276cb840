import * as area from '#content/area.yaml';
import { brand } from './brand.ts';

export const about = {
  hero: {
    title: 'About Us',
    lede: `${brand.longName} is a small provider from ${brand.address.town}. We help people across ${area.around} to live at home, on their own terms.`,
  },
  mission: {
    title: 'Our Mission',
    text: [
      'We want people to have the help they need without losing the life they know. That means turning up when we said we would, knowing who you are, and leaving the house as we found it, only tidier.',
      'We are a young company, and we would rather do a little well than promise a lot. Where we cannot help, we say so and tell you who might.',
    ],
  },
  vision: {
    title: 'A GP-led vision',
    text: [
      'The idea for this company came from a GP’s surgery. Too often the medicine was right and the rest was missing. Nobody had noticed the empty fridge, the tablets still in the box, or the stairs that had become too much.',
      'So our plans are shaped by a doctor’s questions. What matters to you? What has changed? Who needs to know? Our carers do not give medical advice. They notice, write it down, and tell the right person early.',
    ],
  },
  technology: {
    title: 'Technology that stays in the background',
    text: 'We use a few simple tools so that carers have more time for people.',
    cards: [
      {
        id: 'monitoring',
        title: 'Real-Time Monitoring',
        text: 'Carers check in and out on their phones. If a visit has not begun on time, the office is alerted and rings you.',
      },
      {
        id: 'plans',
        title: 'Digital Care Plans',
        text: 'Your plan and the notes of each visit are in one place. You and the people you choose can read them at any hour.',
      },
      {
        id: 'scheduling',
        title: 'Smart Scheduling',
        text: 'Visits are planned by area and by who knows you, so that you see fewer new faces and carers spend less time on the road.',
      },
    ],
  },
  values: {
    title: 'What we stand by',
    cards: [
      {
        id: 'kindness',
        title: 'Kindness',
        text: 'We knock. We ask first. We do not rush, and we remember that the home is yours.',
      },
      {
        id: 'honesty',
        title: 'Honesty',
        text: 'We tell you what we can do, what it costs and what went wrong, before you have to ask.',
      },
      {
        id: 'respect',
        title: 'Respect',
        text: 'You decide. We support what you can do yourself, and we keep what we learn about you private.',
      },
    ],
  },
} as const;
