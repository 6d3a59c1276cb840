import { PHONE_FIELDS } from './phone-fields.ts';
import { dialledNumber, isPhone, normalisePhone, phoneInWords } from './phone-number.ts';

export interface PhoneLink {
  text: string;
  url: string;
}

/** The number that a form was sent with; undefined if it has none. */
export function phoneLinkIn(fields: Readonly<Record<string, string>>): PhoneLink | undefined {
  const [phone] = PHONE_FIELDS.map((name) => normalisePhone(fields[name] ?? '')).filter(isPhone);
  return phone === undefined ? undefined : { text: phoneInWords(phone), url: `tel:${dialledNumber(phone)}` };
}
