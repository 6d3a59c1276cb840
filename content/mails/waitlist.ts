import { brand } from '#content/brand.yaml';
import { openingHours } from '../opening-hours.ts';
import { registration } from '../registration.ts';

const notYou = 'If it was not you, use the link below and we will delete the address at once.';

export const waitlistMails = {
  office: {
    subject: (postcode: string, reference: string) =>
      `Someone is waiting for us in ${postcode} (${reference})`,
    heading: (postcode: string) => `Someone is waiting for us in ${postcode}`,
    labels: { request: 'Request' },
    /** Fixed by the specification. */
    request: (postcode: string) => `Please notify me when services are available in the ${postcode} area.`,
  },
  confirmation: {
    subject: (reference: string) => `We will write when we reach your area (${reference})`,
    preheader: 'There is nothing more to do. You will get one email, when we reach your area.',
    heading: 'We will write when we reach your area.',
    received: 'A request to be told when we reach an area',
    steps: (kept: string) => [
      'We grow one area at a time.',
      'When we reach yours, you will get one email. We use your address for nothing else.',
      `If we have not reached it within ${kept}, we delete your address. You can always ask again.`,
    ],
    help: `Do you need help before then? Ring us on ${brand.phone.display}, ${openingHours}. We may know someone near you who can help.`,
    footnote: `You are receiving this email because someone asked us, on our website, to write to this address. ${notYou}`,
  },
  opening: {
    subject: `${brand.name} has reached your area`,
    preheader: (area: string) => `We now come to postcodes beginning with ${area}.`,
    heading: 'Good news: we have reached your area',
    text: (area: string) =>
      [
        `You asked us to tell you when our services are available where you are. From now on we work in postcodes beginning with ${area}.`,
        registration.covered,
      ]
        .filter(Boolean)
        .join(' '),
    stepsTitle: 'If you would like our help',
    steps: [
      'Tell us what you need, by telephone or on our website. It costs nothing and you decide nothing yet.',
      'We listen, ask a few questions and say honestly what we can do, and from when.',
    ],
    contact: 'Tell us what you need',
    footnote: `You are receiving this email because someone asked us, on our website, to write to this address. We will not write again about this. ${notYou}`,
  },
} as const;
