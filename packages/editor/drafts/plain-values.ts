// Amounts and telephone numbers as people type them; of no shape and no words, so that they are read before a first build.
import { isPhone, normalisePhone, phoneInWords } from '../../../domain/forms/phone/phone-number.ts';

const AMOUNT = /^£? ?(\d{1,3}(?:,\d{3}){1,2}|\d{1,7})(?:\.(\d{1,2}))?$/;

/** 29.50 */
export const amountIn = (pence: number): string => (pence / 100).toFixed(2);

/** Null for what is no amount in pounds, such as £29.50 or 1,250. */
export function penceOf(typed: string): number | null {
  const [, pounds, pence = ''] = AMOUNT.exec(typed.trim()) ?? [];
  return pounds === undefined ? null : Number(pounds.replaceAll(',', '') + pence.padEnd(2, '0'));
}

/** `+44 (0)…` as people of this country read it. */
export function telephoneOf(typed: string): string {
  const number = normalisePhone(typed);
  const isOther = !/^0[\d ]*$/.test(typed) && isPhone(number) && number.startsWith('+44');
  return isOther ? phoneInWords(number) : typed;
}
