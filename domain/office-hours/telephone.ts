import { brand } from '#content/brand.yaml';
import { callBack, otherWaysWords, ringUs } from '#content/telephone.yaml';
import { fill } from '../text/fill.ts';
import { firstOpening, openingHours } from './opening-hours.ts';

const { phone, whatsapp } = brand;
const dialled = phone.display.replaceAll(' ', '');

export const officeLine = {
  display: phone.display,
  url: phone.url,
  call: ringUs,
  callBack: { text: callBack.text, path: callBack.path },
} as const;

/** Marked as pure, as the hours are. */
const when = /* @__PURE__ */ fill(callBack.when, { time: firstOpening });

/** Stands wherever the office's number does. */
export const telephone = {
  ...officeLine,
  hours: openingHours,
  callBack: { ...officeLine.callBack, when },
};

/** For who cannot hear, speak or read as others do. */
export const otherWays = {
  ...otherWaysWords,
  relay: { text: `18001 ${phone.display}`, url: `tel:18001${dialled}` },
  text: { text: whatsapp.display, url: `sms:${whatsapp.e164}` },
};
