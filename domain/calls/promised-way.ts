import { isWholePhone } from '../forms/phone-number.ts';
import type { CallRequest } from './call-request.ts';

/** A call is promised to no number that may not be whole: then an email is, or a call to somebody else's number. */
export type PromisedWay = 'call' | 'email' | 'other';

export function promisedWay({ phone, email }: Pick<CallRequest, 'phone' | 'email'>): PromisedWay {
  if (isWholePhone(phone)) return 'call';
  return email ? 'email' : 'other';
}
