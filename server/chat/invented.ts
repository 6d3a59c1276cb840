import { medicines } from '#content/banned-words.yaml';

const MONEY =
  /[£€$]\s?\d[\d,]{0,12}(?:\.\d{1,2})?|\b\d[\d,]{0,12}(?:\.\d{1,2})?\s?(?:pounds?|quid|pence|euros?|dollars?)\b/gi;
const amountIn = (text: string) => text.replace(/[^\d.]/g, '').replace(/\.(?:00)?$/, '');

const NUMBER = '(?:\\d{1,6}(?:[.,]\\d{1,3})?|half an?|one|two|three|four|five|six|eight|ten)';
const DOSE = new RegExp(
  `\\b${NUMBER}[ -]?(?:mg|mcg|micrograms?|milligrams?|grams?|ml|millilitres?|units|tablets?|pills?|capsules?|drops|puffs|doses?|spoonfuls?)\\b`,
  'gi',
);
const MEDICINE = new RegExp(`\\b(?:${medicines.replaceAll(', ', '|').replaceAll(' ', '[ -]')})s?\\b`, 'gi');
const RATING =
  /\brat(?:ed|ing)\b[^.]{0,40}\b(?:outstanding|good|excellent|requires improvement|inadequate|top|high(?:ly|est)?|\d)|\b(?:\d(?:\.\d)?|four|five|nine|ten) ?(?:\/ ?|out of )(?:5|10|five|ten)\b|\b(?:four|five|[45])[- ]stars?\b|\b\d{1,3} ?(?:%|per ?cent) of (?:our |the )?(?:families|clients|people|customers|carers|staff)|\baward[- ]winning\b|\bwon (?:an|the|several|many) awards?\b/gi;

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const WHEN = new RegExp(
  `\\b(?:today|tonight|tomorrow|(?:this|next|on|by|from|before) (?:the )?(?:${DAY}|week|month|weekend)|(?:within|in) (?:the (?:next )?|an? |about |as little as |under )?(?:hours?|minutes|days?|weeks?|${NUMBER}(?: to \\d{1,3})? (?:\\w{1,10} )?(?:minutes?|hours?|days?|weeks?))|\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|(?:at|by|from|before) \\d{1,2}(?:[.:]\\d\\d)? ?(?:am|pm|o.?clock)|same[- ]day)\\b`,
  'gi',
);
/** Somebody of ours is said to do something. */
const PROMISE =
  /\b(?:we|i|carers?|someone|somebody|(?:our|the) (?:team|office|staff|carers?|manager)|they)(?:['’]ll| will| can| shall| would| could| is| are|['’]re) /i;

/** True if an amount, a dose, a medicine, a rating or a time of ours is neither in what the model was given nor in our own answer. */
export function isInvented(sentence: string, known: string): boolean {
  const plain = sentence.normalize('NFKC').replaceAll(/[*_`]/g, '');
  const source = known.toLowerCase();
  const amounts = new Set((known.match(MONEY) ?? []).map(amountIn));
  const isUnknown = (found: string) => !source.includes(found.toLowerCase());
  return (
    (plain.match(MONEY) ?? []).some((amount) => !amounts.has(amountIn(amount))) ||
    [DOSE, MEDICINE, RATING].some((pattern) => (plain.match(pattern) ?? []).some(isUnknown)) ||
    (PROMISE.test(plain) && (plain.match(WHEN) ?? []).some(isUnknown))
  );
}
