import { brand } from '#content/brand.yaml';
import { startDateOption } from '#content/service-options.yaml';
import type { Rating, Registration } from '#domain/content/brand.ts';
import { nation } from './nation.ts';
import { coveredWhilePending } from './registration-state.ts';

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

function pendingTexts(): RegistrationTexts {
  const { regulator: care, isRegulated, regulatedCare, authority } = nation;
  return {
    mark: '*REGISTRATION PENDING',
    title: 'Our registration is pending',
    short: `Our registration with ${care.inFull} and with ${authority} is pending. ${regulatedCare} will only be delivered once approved.`,
    explanation: [
      `In ${nation.name}, help with personal care, such as washing, dressing, eating or using the toilet, ${isRegulated}. A provider must be registered with ${care.inFull} before it gives this care. We have applied, and we are waiting for the decision. Our registration with ${authority} is pending too.`,
      'Until we are approved, we do not give regulated care to anyone. You can still talk to us, plan ahead and ask to be told the day we can start.',
      'Our lifestyle support needs no registration and is available now: help around the house, shopping, errands, company, help to get about and to learn.',
    ],
    begins:
      'Social Engagement and Lifestyle Support are available now; the others can begin once we are registered.',
    steps:
      'You can take the first two steps today, for every service. Lifestyle Support and Social Engagement can start soon after; the others begin once we are registered.',
    covered: coveredWhilePending,
    regulatedJob:
      'This work includes regulated care, which begins once our registration is approved. We choose and train people now, and training is paid; at the interview we tell you what you would do until then.',
    regulatedLabel: 'Available once registered',
    availableLabel: 'Available now',
    startNotice: { text: 'Ask to be told the day we can start', path: `/contact?service=${startDateOption}` },
    link: { text: `What ${care.inShort} does`, url: care.url },
    ratings: [],
  };
}

/** What the regulator has found at a place, in one sentence, with the way to its report. */
function ratingWords({ location, rating, date, url }: Rating) {
  const { ratings, regulator } = nation;
  const day = new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const found = typeof rating === 'string' ? ` ${rating}` : '';
  const themes = typeof rating === 'object' ? Object.entries(rating) : [];
  const each = themes.map(([theme, value]) => `${theme}${theme.endsWith('?') ? '' : ':'} ${value}`);
  const list = each.length > 0 ? `: ${each.join('; ')}` : '';
  return {
    text: `${location} ${ratings.verb}${found} by ${regulator.inFull}, on ${day}${list}.${ratings.after}`,
    link: { text: `Read its report on ${new URL(url).hostname}`, url },
  };
}

type Registered = Extract<Registration, { status: 'registered' }>;

function registeredTexts({ providerId, url, ratings = [] }: Registered): RegistrationTexts {
  const { regulator: care, isRegulated, number } = nation;
  return {
    mark: null,
    title: `Registered with ${care.inShort}`,
    short: `We are registered with ${care.inFull}, ${number.beside} ${providerId}.`,
    explanation: [
      `In ${nation.name}, help with personal care, such as washing, dressing, eating or using the toilet, ${isRegulated}. We are registered with ${care.inFull} to give it. Our ${number.ours} is ${providerId}.`,
      `You can read about us on ${care.inShort}’s own site. Our lifestyle support needs no registration.`,
    ],
    begins: 'All of them are available now.',
    steps: 'From the first call to the first visit, whatever kind of help you need.',
    covered: null,
    startNotice: null,
    regulatedJob: null,
    regulatedLabel: 'Available now',
    availableLabel: 'Available now',
    link: { text: `See us on ${care.inShort}’s site`, url },
    ratings: ratings.map(ratingWords),
  };
}

export function registrationTexts(registration: Registration): RegistrationTexts {
  return registration.status === 'registered' ? registeredTexts(registration) : pendingTexts();
}

export const registration: RegistrationTexts = registrationTexts(brand.registration);
