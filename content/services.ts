import { brand, type Registration } from './brand.ts';
import { registrationTexts } from './registration.ts';
import { afterHospitalCare } from './services/after-hospital-care.ts';
import { careForAdults } from './services/care-for-adults.ts';
import { disabilitiesSupport } from './services/disabilities-support.ts';
import { homeCare } from './services/home-care.ts';
import { liveInCare } from './services/live-in-care.ts';
import { nightCare } from './services/night-care.ts';
import type { Service } from './services/service.ts';
import { socialEngagement } from './services/social-engagement.ts';
import { supportedLiving } from './services/supported-living.ts';

/** In the order of the cards and of the menu. */
export const services: readonly Service[] = [
  careForAdults,
  disabilitiesSupport,
  liveInCare,
  afterHospitalCare,
  homeCare,
  socialEngagement,
  supportedLiving,
  nightCare,
];

export function serviceBySlug(slug: string): Service | null {
  return services.find((service) => service.slug === slug) ?? null;
}

export interface Availability {
  label: string;
  /** Null unless the service is regulated and registration is pending. */
  mark: string | null;
  now: string[];
  onceRegistered: string[];
}

export function availabilityOf(
  service: Service,
  registration: Registration = brand.registration,
): Availability {
  const texts = registrationTexts(registration);
  const { now, onceRegistered } = service.availability;
  if (registration.status === 'registered') {
    return {
      label: texts.availableLabel,
      mark: null,
      now: service.regulated ? [...onceRegistered, ...now] : now,
      onceRegistered: [],
    };
  }
  return {
    label: service.regulated ? texts.regulatedLabel : texts.availableLabel,
    mark: service.regulated ? texts.mark : null,
    now,
    onceRegistered,
  };
}

/** While registration is pending the cards mark the few that can begin; a sentence above them speaks of the others. */
export function cardMark(service: Service, registration: Registration = brand.registration): string | null {
  if (registration.status === 'registered' || service.regulated) return null;
  return registrationTexts(registration).availableLabel;
}

export const servicePage = {
  divider: 'DISCOVER OUR SERVICES',
  headings: {
    whoItHelps: 'Who it helps',
    carersDo: 'What our carers do',
    carersDoNot: 'What our carers do not do',
    start: 'How to start',
    paying: 'How it is paid for',
    availability: 'What you can have today',
    now: 'Available now',
    onceRegistered: 'Once we are registered',
    otherServices: 'Other ways we can help',
  },
  payingNote: 'If the council or the NHS should pay, we say so.',
  callToAction: {
    title: 'Talk to us about it',
    text: 'Tell us what is happening, in any order.',
    contactButton: 'Book Consultation',
  },
  fundingLabel: 'Who may help to pay',
} as const;

/** The same for every service. */
export const startSteps = [
  {
    title: 'We talk',
    text: 'By telephone or in writing. Ten minutes is enough to begin.',
  },
  {
    title: 'We visit you',
    text: 'At home or in hospital, at no charge. Bring whoever you like.',
  },
  {
    title: 'You get a plan and a price',
    text: 'Both in writing, in plain words. Change what is not right.',
  },
  {
    title: 'You meet who comes',
    text: 'Before the first visit, not at it. If you do not get on, we look for someone else.',
  },
] as const;
