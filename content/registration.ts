import { brand, type Rating, type Registration } from './brand.ts';
import { startDateOption } from './service-options.ts';

/** All of it follows the one switch in the brand. */
export interface RegistrationTexts {
  /** Null once registered. */
  mark: string | null;
  title: string;
  short: string;
  explanation: string[];
  /** After the list of services: which of them can be had. */
  begins: string;
  /** Before the three steps: what can follow them today. */
  steps: string;
  /** After the answer that we cover an area; null if everything can begin. */
  covered: string | null;
  /** Stands in each job whose file says `regulated`; null once such work can begin. */
  regulatedJob: string | null;
  regulatedLabel: string;
  availableLabel: string;
  /** Links to the waiting list; null once registered. */
  startNotice: { text: string; path: string } | null;
  link: { text: string; url: string };
  /** Empty while there is none. */
  ratings: readonly { text: string; link: { text: string; url: string } }[];
}

const { care } = brand.regulators;

const pendingTexts: RegistrationTexts = {
  mark: '*REGISTRATION PENDING',
  title: 'Our registration is pending',
  short: `Our registration with the ${care.name} (${care.shortName}) and with the council is pending. Regulated activities will only be delivered once approved.`,
  explanation: [
    `In England, help with personal care, such as washing, dressing, eating or using the toilet, is a regulated activity. A provider must be registered with the ${care.name} (${care.shortName}) before it gives this care. We have applied, and we are waiting for the decision. Our registration with the council is pending too.`,
    'Until we are approved, we do not give regulated care to anyone. You can still talk to us, plan ahead and ask to be told the day we can start.',
    'Our lifestyle support needs no registration. It is available now: help around the house, shopping and errands, company, help to get about, and support to learn new things.',
  ],
  begins:
    'Social Engagement and Lifestyle Support are available now; the others can begin once we are registered.',
  steps:
    'You can take the first two steps today, for every service. Lifestyle Support and Social Engagement can start soon after; the others begin once we are registered.',
  covered:
    'Lifestyle Support and Social Engagement can begin now. Personal care can begin once we are registered; we can plan it with you before then.',
  regulatedJob:
    'This work includes regulated care, which begins once our registration is approved. We choose and train people now, and training is paid; at the interview we tell you what you would do until then.',
  regulatedLabel: 'Available once registered',
  availableLabel: 'Available now',
  startNotice: { text: 'Ask to be told the day we can start', path: `/contact?service=${startDateOption}` },
  link: { text: `What the ${care.shortName} does`, url: care.url },
  ratings: [],
};

function ratedTexts({ location, rating, date, url }: Rating): RegistrationTexts['ratings'][number] {
  const day = new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return {
    text: `${location} is rated ${rating} by the ${care.name} (${care.shortName}), on ${day}.`,
    link: { text: 'Read its report', url },
  };
}

type Registered = Extract<Registration, { status: 'registered' }>;

function registeredTexts({ providerId, url, ratings = [] }: Registered): RegistrationTexts {
  return {
    mark: null,
    title: `Registered with the ${care.shortName}`,
    short: `We are registered with the ${care.name} (${care.shortName}), provider ${providerId}.`,
    explanation: [
      `In England, help with personal care, such as washing, dressing, eating or using the toilet, is a regulated activity. We are registered with the ${care.name} (${care.shortName}) to give it. Our provider id is ${providerId}.`,
      `You can read about us on the ${care.shortName}’s own site. Our lifestyle support needs no registration.`,
    ],
    begins: 'All of them are available now.',
    steps: 'From the first call to the first visit, whatever kind of help you need.',
    covered: null,
    startNotice: null,
    regulatedJob: null,
    regulatedLabel: 'Available now',
    availableLabel: 'Available now',
    link: { text: `See us on the ${care.shortName}’s site`, url },
    ratings: ratings.map(ratedTexts),
  };
}

export function registrationTexts(registration: Registration): RegistrationTexts {
  return registration.status === 'registered' ? registeredTexts(registration) : pendingTexts;
}

export const registration: RegistrationTexts = registrationTexts(brand.registration);

export const registrationPending: boolean = brand.registration.status === 'pending';
