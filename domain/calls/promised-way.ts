import { TICKED } from '../forms/needs-in-words.ts';
import { dialledNumber, isWholePhone } from '../forms/phone/phone-number.ts';
import type { CallRequest } from './call-request.ts';

/** A call is promised to no number that may not be whole: then an email is, or a call to somebody else's number. */
export type PromisedWay = 'call' | 'as-asked' | 'email' | 'other';

/** Said to be no voice call by the note behind the number, or by a need. */
const OTHER_WAY = /\b(?:texts?|sms|whats ?app|e-?mail|relay|1800[12]|deaf|bsl)\b/i;
const OTHER_NEEDS = ['emailOnly', 'textRelay', 'signLanguage'];

export function promisedWay({
  phone,
  email,
  needs,
}: Pick<CallRequest, 'phone' | 'email' | 'needs'>): PromisedWay {
  if (!isWholePhone(phone)) return email ? 'email' : 'other';
  const isOtherWay =
    OTHER_WAY.test(phone.slice(dialledNumber(phone).length)) ||
    OTHER_NEEDS.some((need) => needs?.[need] === TICKED);
  return isOtherWay ? 'as-asked' : 'call';
}
