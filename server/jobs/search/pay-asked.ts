import { hourlyPay } from '../pay.ts';

const POUNDS = /£\s?\d[\d,]*(?:\.\d{1,2})?k?|(?<![\d.])\d{1,2}(?:\.\d{2}(?![\d.])|(?=\s(?:an|per)\shour\b))/;
const UNIT = /(?:\+|\s?(?:an?|per|p|\/)\s?(?:hour|hr|h|day|week|month|year|annum|a)\b)?/;
const PAY = new RegExp(`(?:${POUNDS.source})${UNIT.source}`, 'i');

interface PayAsked {
  hourly: number;
  rest: string;
}

export function payAskedIn(words: string): PayAsked {
  const [named = ''] = PAY.exec(words) ?? [];
  const salary = `£${named.replace('£', '').trim()}`.replace(/(?<=\d)k/i, ',000');
  const hourly = named === '' ? null : hourlyPay({ salary, hoursPerWeek: '' });
  return hourly === null ? { hourly: 0, rest: words } : { hourly, rest: words.replace(named, ' ') };
}
