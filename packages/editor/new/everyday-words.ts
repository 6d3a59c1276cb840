// Answers as people type them, brought into the form that the files have.
import { penceOf } from '../drafts/plain-values.ts';

/** The first that fits; behind them the names of the files. Others are taken by their own name. */
const SERVICES: readonly [RegExp, string][] = [
  [/after.?hospital|discharge/, 'after-hospital-care'],
  [/live.?in/, 'live-in-care'],
  [/night|sleep/, 'night-care'],
  [/supported living/, 'supported-living'],
  [/disab|autis/, 'disabilities-support'],
  [/social|outing/, 'social-engagement'],
  [/compan|befriend/, 'companionship'],
  [/clean|household|housework|laundry/, 'household-support'],
  [/shop|errand/, 'shopping-and-errands'],
  [/pharmac|prescription/, 'pharmacy-support'],
  [/lifestyle|everyday(?! assist)/, 'lifestyle'],
  [/dementia|adult/, 'care-for-adults'],
  [/home.?care|personal care|domiciliary|visit/, 'home-care'],
];

export const serviceOf = (words: string): string =>
  SERVICES.find(([pattern]) => pattern.test(words.toLowerCase()))?.[1] ??
  words.toLowerCase().replaceAll(' ', '-');

/** “PL1 to PL7 and PL12”, with each of them. */
export const beginningsOf = (typed: string): string =>
  typed
    .replace(/ (?:and|&) (?=[a-z]{1,2}\d)/gi, ', ')
    .replace(/\b([a-z]{1,2})(\d{1,2}) ?(?:to|-|–) ?(?:\1)?(\d{1,2})\b/gi, (range, area, from, to) =>
      Number(from) < Number(to)
        ? Array.from({ length: to - from + 1 }, (_, index) => area + (Number(from) + index)).join(', ')
        : range,
    );

export const withHttps = (address: string): string =>
  /^\w+:/.test(address) ? address : `https://${address}`;

/** £28.50 as 28.50, and nothing in any words as `none`. */
export function priceOf(typed: string): string {
  const [day = '', weekend = '', ...more] = typed.split(/[,;]|\band\b|(?<=days?) (?=£?\d)/i);
  const isOfWeekend = /week ?end/i.test(weekend) && more.length === 0;
  const prices = (isOfWeekend ? [day, weekend] : [typed]).map((one) =>
    penceOf(one.replace(PRICED, '').trim()),
  );
  return prices.includes(null)
    ? noneOf(typed)
    : prices.map((pence) => (Number(pence) / 100).toFixed(2)).join(', ');
}

const PRICED = /\b(?:an hour|per hour|by day|on|at|week ?days?|week ?ends?)\b/gi;

export const noneOf = (typed: string, none = 'none'): string =>
  /^(no|none|not yet|nothing|pending)$/i.test(typed) ? none : typed;

/** “14 March 2025” and “14/3/2025” as 2025-03-14. */
export function dayOf(typed: string): string {
  const [, day, month, year] = /^(\d\d?)\/(\d\d?)\/(\d{4})$/.exec(typed) ?? [];
  const time = Date.parse(
    year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : `${typed} UTC`,
  );
  return /\d/.test(typed) && !Number.isNaN(time) ? new Date(time).toISOString().slice(0, 10) : typed;
}
