import * as area from '#content/area.yaml';
import { brand } from '#content/brand.yaml';
import { coveredWhilePending } from './registration-state.ts';
import { officeLine } from './telephone.ts';

export const postcodeCheckText = {
  label: 'Enter your postcode',
  placeholder: `e.g. ${area.postcode}`,
  submit: 'Check my postcode',
  submitting: 'Checking…',
  status: 'Checking your postcode…',
} as const;

export const postcodeCheckPage = {
  name: 'Postcode check',
  description: 'Find out whether we come to you: enter your postcode and see the answer.',
  title: 'Do we come to you?',
  answered: (outcome: string) => `Postcode check: ${outcome}`,
} as const;

/** `area` is the district in brackets, or empty. */
export const postcodeOutcomes = {
  empty: {
    title: 'Error',
    message: 'Please enter a postcode',
    subMessage: 'We need your postcode to check service availability.',
  },
  invalid: {
    title: 'Invalid Postcode',
    message: 'Please enter a valid UK postcode',
    subMessage: 'The postcode format should be like: SW1A 1AA',
  },
  'not-found': {
    title: 'Postcode Not Found',
    message: 'This postcode does not exist in our database',
    subMessage: 'Please check and try again with a valid UK postcode.',
    retired: (month: string) =>
      `This postcode was retired in ${month}. Please check for the one that replaced it, or contact us and we will look it up for you.`,
  },
  served: {
    title: 'Good News!',
    message: (area: string) => `We cover your area${area}`,
    subMessage: 'Book a consultation to talk about what you need, or take a look at our services first.',
    begins: coveredWhilePending,
    /** Used if the home page's rule and that of the services' pages disagree (`area.partly`). */
    partly: 'We are only beginning here: ring us, and we will tell you which services can reach you.',
  },
  'not-served': {
    title: 'Coming Soon',
    message: (area: string) => `We have not reached your area${area} yet`,
    subMessage:
      'We are growing, one area at a time. Contact us about what you need, or read our answers to common questions.',
    partly: 'We are only beginning here: ring us, and we will tell you which services can reach you.',
  },
  failed: {
    title: 'Error',
    message: 'Something went wrong',
    subMessage: 'Please try again later or contact our support team.',
  },
} as const;

export const postcodeActions = {
  book: { label: 'Book Consultation', to: officeLine.callBack.path },
  services: { label: 'View Services', to: '/#services' },
  contact: { label: 'Contact Us', to: '/contact' },
  faq: { label: 'FAQ', to: '/faq' },
  ring: { label: `Ring ${brand.phone.display}`, to: brand.phone.url },
} as const;
