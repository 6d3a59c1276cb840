import { brand } from '#content/brand.yaml';
import { firstOpening, openingHours } from './opening-hours.ts';

const { phone, whatsapp } = brand;
const dialled = phone.display.replaceAll(' ', '');

export const officeLine = {
  display: phone.display,
  url: phone.url,
  call: 'Ring us',
  /** In the place of the number while the office is closed; the hour follows it, and the day stands in the line below. */
  callBack: { text: 'We ring you', path: '/contact?form=call#schedule-a-call' },
} as const;

/** Stands wherever the office's number does. */
export const telephone = {
  ...officeLine,
  hours: openingHours,
  callBack: { ...officeLine.callBack, when: `at ${firstOpening}` },
};

/** For who cannot hear, speak or read as others do. */
export const otherWays = {
  before: 'Deaf? Text relay: ',
  relay: { text: `18001 ${phone.display}`, url: `tel:18001${dialled}` },
  between: ', or text ',
  text: { text: whatsapp.display, url: `sms:${whatsapp.e164}` },
  after: '. Ask us for sign language or large print.',
} as const;
