import { brand } from '#content/brand.yaml';
import { callBack, otherWaysWords, ringUs } from '#content/telephone.yaml';
import { nextCalls, openingState, sentenceOf } from './office-hours.ts';
import { openingHours } from './opening-hours.ts';

const { phone, whatsapp } = brand;
const dialled = phone.display.replaceAll(' ', '');

export const officeLine = {
  display: phone.display,
  url: phone.url,
  call: ringUs,
  callBack: { text: callBack.text, path: callBack.path },
} as const;

/** Stands wherever the office's number does, in the words of the moment at which a page is made. */
export function telephoneAt(now = new Date()) {
  const { when } = callBack;
  const state = openingState(now);
  return {
    ...officeLine,
    hours: openingHours,
    hoursNow: sentenceOf(state),
    callBack: { ...officeLine.callBack, when, now: nextCalls(when, state) },
  };
}

/** For who cannot hear, speak or read as others do. */
export const otherWays = {
  ...otherWaysWords,
  relay: { text: `18001 ${phone.display}`, url: `tel:18001${dialled}` },
  text: whatsapp && { text: whatsapp.display, url: `sms:${whatsapp.e164}` },
};
