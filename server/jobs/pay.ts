/** Pay in pounds for a unit of time. */
export interface Pay {
  least: number;
  /** The same as `least` where one figure is named. */
  most: number;
  unit: 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
}

const units: [RegExp, Pay['unit']][] = [
  [/\b(hour|hourly|ph|p\/h)\b|\/\s?(hr|h)\b/i, 'HOUR'],
  [/\b(day|daily|shift|night)\b/i, 'DAY'],
  [/\b(week|weekly|pw)\b/i, 'WEEK'],
  [/\b(month|monthly|pcm)\b/i, 'MONTH'],
  [/\b(year|yearly|annum|annual|annually|pa|p\.a\.)/i, 'YEAR'],
];

const wellFormed =
  /^£\s?(\d[\d,]*(?:\.\d{1,2})?)(?:\s?(?:-|–|to|and)\s?£?\s?(\d[\d,]*(?:\.\d{1,2})?))?\s*(?:\/|an?\b|per\b|each\b|p)[^£\d]*$/i;

/**
 * The figures of a pay text such as `£12.60 to £13.40 an hour`. Null where it names no unit, more than one, or
 * anything besides: a search engine must not be told more than the page says.
 */
export function readPay(text: string | null): Pay | null {
  const [, first, second] = wellFormed.exec(text ?? '') ?? [];
  const named = units.filter(([words]) => words.test(text ?? '')).map(([, unit]) => unit);
  const [unit] = named;
  if (!first || !unit || named.length > 1) return null;
  const least = amount(first);
  const most = second ? amount(second) : least;
  return least > 0 && most >= least ? { least, most, unit } : null;
}

function amount(figure: string): number {
  return Number(figure.replaceAll(',', ''));
}
