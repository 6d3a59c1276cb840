/**
 * Holds every name, number, address and link of the brand. Nothing of it stands in any other
 * file (`brand.test.ts` proves it), so a provider makes this site their own by editing this one module.
 *
 * The values shipped are samples: the telephone numbers come from the ranges Ofcom keeps for fiction, the domain can
 * never be registered, and no company has a number of noughts. `samples.ts` says what is still to be replaced.
 */

/** A regulator's judgement, which the law wants shown wherever care is offered. */
export interface Rating {
  /** As the regulator names the place that it is about. */
  location: string;
  /** In the regulator's own words: `Good`, or one for each theme; left out where it inspects and does not rate. */
  rating?: string | Readonly<Record<string, string>>;
  /** Of its report: `2026-05-12`. */
  date: string;
  url: string;
}

/** Where care is given; regulator, ombudsman and their words follow (`nations.ts`). */
export type NationName = 'england' | 'scotland' | 'wales' | 'northernIreland';

/** One switch that the whole site follows. */
export type Registration =
  | { status: 'pending' }
  | {
      status: 'registered';
      /** `1-1234567890`. */
      providerId: string;
      url: string;
      /** One for each location, once the regulator has rated it. */
      ratings?: readonly Rating[];
    };

export interface Telephone {
  /** As people read it. */
  display: string;
  /** `+44…` without spaces. */
  e164: string;
  url: string;
}

export type SocialNetwork = 'Facebook' | 'Instagram' | 'LinkedIn' | 'X';

interface SocialLink {
  name: SocialNetwork;
  /** Null if the icon leads nowhere. */
  url: string | null;
}

interface Regulator {
  name: string;
  shortName: string;
  url: string;
}

/** Required of a company's website and letters (SI 2015/17, reg. 25), and of who answers for its care. */
interface Company {
  /** Eight characters, as Companies House writes them. */
  number: string;
  registeredIn: 'England and Wales' | 'Wales' | 'Scotland' | 'Northern Ireland';
  registeredOffice: string[];
  /** Null where there is none. */
  vatNumber: string | null;
  /** As a payer of the data protection fee; null until it is known. */
  icoNumber: string | null;
  /** Null until the regulator has registered them. */
  nominatedIndividual: string | null;
  registeredManager: string | null;
}

/** Values whose samples look like real ones. */
type MarkedSample = 'name' | 'longName' | 'legalName' | 'address' | 'company.registeredOffice';

export interface Brand {
  /** Lists values that are still samples: take each out once it is yours. */
  samples: readonly MarkedSample[];
  /** Page titles begin with it. */
  name: string;
  longName: string;
  legalName: string;
  assistantName: string;
  /** Begins the references people are given. */
  referencePrefix: string;
  phone: Telephone;
  /** Never a substitute for 999. */
  emergencyPhone: Telephone;
  whatsapp: Telephone;
  email: {
    info: string;
    careers: string;
    privacy: string;
    /** Receives submissions unless a setting names another inbox. */
    inbox: string;
    /** Sends automatic mail unless a setting says otherwise. */
    sender: string;
  };
  /** Without a closing slash; a setting may say otherwise. */
  publicUrl: string;
  address: {
    lines: string[];
    street: string;
    town: string;
    county: string;
    postcode: string;
    /** ISO 3166-1 alpha-2. */
    country: string;
  };
  company: Company;
  location: string;
  timeZone: string;
  social: SocialLink[];
  nation: NationName;
  registration: Registration;
  regulators: {
    information: Regulator & { address: string[]; helpline: Telephone; complaintUrl: string };
  };
}

export const brand: Brand = {
  samples: ['name', 'longName', 'legalName', 'address', 'company.registeredOffice'],
  name: 'Wrenfold',
  longName: 'Wrenfold Home & Lifestyle Care',
  legalName: 'Wrenfold Home & Lifestyle Care Ltd',
  assistantName: 'Wren',
  referencePrefix: 'WF',
  phone: { display: '01632 960 418', e164: '+441632960418', url: 'tel:+441632960418' },
  emergencyPhone: { display: '01632 960 247', e164: '+441632960247', url: 'tel:+441632960247' },
  whatsapp: { display: '07700 900 418', e164: '+447700900418', url: 'https://wa.me/447700900418' },
  email: {
    info: 'info@wrenfold.example',
    careers: 'careers@wrenfold.example',
    privacy: 'privacy@wrenfold.example',
    inbox: 'office@wrenfold.example',
    sender: 'no-reply@wrenfold.example',
  },
  publicUrl: 'https://wrenfold.example',
  address: {
    lines: ['Heronsgate House', '14 Goldcrest Slip', 'Southampton', 'SO14 9ZZ'],
    street: 'Heronsgate House, 14 Goldcrest Slip',
    town: 'Southampton',
    county: 'Hampshire',
    postcode: 'SO14 9ZZ',
    country: 'GB',
  },
  company: {
    number: '00000000',
    registeredIn: 'England and Wales',
    registeredOffice: ['Heronsgate House', '14 Goldcrest Slip', 'Southampton', 'SO14 9ZZ'],
    vatNumber: null,
    icoNumber: null,
    nominatedIndividual: null,
    registeredManager: null,
  },
  location: 'Hampshire, UK',
  timeZone: 'Europe/London',
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/wrenfold.example' },
    { name: 'Instagram', url: 'https://www.instagram.com/wrenfold.example' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/wrenfold-example' },
    { name: 'X', url: null },
  ],
  nation: 'england',
  registration: { status: 'pending' },
  regulators: {
    information: {
      name: 'Information Commissioner’s Office',
      shortName: 'ICO',
      url: 'https://ico.org.uk',
      address: ['Wycliffe House', 'Water Lane', 'Wilmslow', 'Cheshire', 'SK9 5AF'],
      helpline: { display: '0303 123 1113', e164: '+443031231113', url: 'tel:+443031231113' },
      complaintUrl: 'https://ico.org.uk/make-a-complaint',
    },
  },
};
