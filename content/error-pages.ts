import { brand } from './brand.ts';

/** What the site says when something is not there or does not work. */
export const errorPages = {
  notFound: {
    title: 'We cannot find that page',
    text: 'The address may have been mistyped, or the page may have moved. Nothing is wrong with your device.',
    orRing: 'Or ring us:',
    linksTitle: 'Perhaps you were looking for',
  },
  failure: {
    title: 'Something went wrong',
    text: 'We are sorry. The fault is ours, not yours. Please try again in a moment.',
    again: 'Try again',
    call: `Or ring us: ${brand.officeHours.display}.`,
    idLabel: 'If you do, this number helps us find out what happened:',
  },
} as const;
