import * as area from '#content/area.yaml';
import { pounds } from './price-words.ts';
import { prices } from './prices.ts';
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

export interface Caption {
  start: number;
  end: number;
  text: string;
}

export const loopWords = { play: 'Play the moving picture', pause: 'Pause the moving picture' } as const;

/** Captions, no speech. */
export const film = {
  title: 'A morning with a carer',
  summary: 'A half-minute film with captions and no speech: what happens in a visit.',
  captions: [
    { start: 0.5, end: 4.5, text: 'Southampton, just before seven.' },
    { start: 5, end: 9, text: 'One window is lit. Someone is up, and would like a cup of tea.' },
    { start: 9.5, end: 13.5, text: 'Her carer opens the garden gate at the time they agreed.' },
    { start: 14, end: 18, text: 'First the kettle. Then the day.' },
    { start: 18.5, end: 22.5, text: 'The chair by the window is hers, and the choice of jumper too.' },
    { start: 23, end: 27, text: 'The notes are written. Her family can read that all is well.' },
    { start: 27.5, end: 31.5, text: 'Care at home means that home stays home.' },
  ] satisfies Caption[],
  /** One paragraph a scene, with its caption. */
  transcript: [
    'The waterfront at first light. The water moves, a bird crosses the sky. Caption: “Southampton, just before seven.”',
    'A terrace of houses in the half-dark. One window is lit. Caption: “One window is lit. Someone is up, and would like a cup of tea.”',
    'A garden gate swings open onto a path. Caption: “Her carer opens the garden gate at the time they agreed.”',
    'A kitchen. Steam rises from a kettle beside two cups. Caption: “First the kettle. Then the day.”',
    'A chair by a window, a cardigan over its back, the curtain moving. Caption: “The chair by the window is hers, and the choice of jumper too.”',
    'A notebook and a pencil on a table in the morning sun. Caption: “The notes are written. Her family can read that all is well.”',
    'The terrace again, now in daylight, every window bright. Caption: “Care at home means that home stays home.”',
  ],
  transcriptLabel: 'Read what the film shows',
} as const;

export const contactSection = {
  title: 'Talk to us',
  text: 'Tell us what is happening, in any order. Outside office hours, leave a message: we reply by the end of the next working day.',
  button: 'Contact Us',
  telephone,
  otherWays,
  emergency: 'If someone is in danger, call 999. For urgent medical advice, call NHS 111.',
} as const;
