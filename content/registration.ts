import { brand, type Registration } from './brand.ts';

/** What the site says about registration; all of it follows the one switch in the brand. */
export interface RegistrationTexts {
  /** The mark that stands in the footer and wherever regulated care is offered; null once registered. */
  mark: string | null;
  title: string;
  /** One sentence, for the footer and under a hero. */
  short: string;
  /** In plain words, for somebody who has never heard of the regulator. */
  explanation: string[];
  /** After the list of services: which of them can be had. */
  begins: string;
  /** The label of a regulated service. */
  regulatedLabel: string;
  /** The label of a service that needs no registration. */
  availableLabel: string;
  /** Where to look the registration up, or to learn what it means. */
  link: { text: string; url: string };
}

const { care } = brand.regulators;

const pendingTexts: RegistrationTexts = {
  mark: '*REGISTRATION PENDING',
  title: 'Our registration is pending',
  short: `Our registration with the ${care.name} (${care.shortName}) and with the council is pending. Regulated activities will only be delivered once approved.`,
  explanation: [
    `In England, help with personal care, such as washing, dressing or taking medicines, is a regulated activity. A provider must be registered with the ${care.name} (${care.shortName}) before it gives this care. We have applied, and we are waiting for the decision. Our registration with the council is pending too.`,
    'Until we are approved, we do not give regulated care to anybody. You can still talk to us, plan ahead and ask to be told the day we can start.',
    'Our lifestyle support needs no registration. It is available now: help around the house, shopping and errands, company, help to get about, and support to learn new things.',
  ],
  begins:
    'Social Engagement and Lifestyle Support are available now; the others can begin once we are registered.',
  regulatedLabel: 'Available once registered',
  availableLabel: 'Available now',
  link: { text: `What the ${care.shortName} does`, url: care.url },
};

function registeredTexts({ providerId, url }: { providerId: string; url: string }): RegistrationTexts {
  return {
    mark: null,
    title: `Registered with the ${care.shortName}`,
    short: `We are registered with the ${care.name} (${care.shortName}), provider ${providerId}.`,
    explanation: [
      `In England, help with personal care, such as washing, dressing or taking medicines, is a regulated activity. We are registered with the ${care.name} (${care.shortName}) to give it. Our provider id is ${providerId}.`,
      `You can read about us on the ${care.shortName}’s own site. Our lifestyle support needs no registration.`,
    ],
    begins: 'All of them are available now.',
    regulatedLabel: 'Available now',
    availableLabel: 'Available now',
    link: { text: `See us on the ${care.shortName}’s site`, url },
  };
}

export function registrationTexts(registration: Registration): RegistrationTexts {
  return registration.status === 'registered' ? registeredTexts(registration) : pendingTexts;
}

export const registration: RegistrationTexts = registrationTexts(brand.registration);

/** True until the regulator has approved the provider. */
export const registrationPending: boolean = brand.registration.status === 'pending';
