/** In pence, with every charge that cannot be avoided. What is left out is not shown. */
export interface Prices {
  /** Invented: an owner replaces it before the site stands at a public address. */
  sample: boolean;
  /** Days, such as `2026-11-01`. */
  from: string;
  until?: string;
  hour: { day: number; evening?: number; weekend?: number; bankHoliday?: number };
  /** Between these times of the clock the price by day holds. */
  day: { begins: string; ends: string };
  /** A shorter visit costs as much as one of so many minutes. */
  minimumMinutes: number;
  night?: { sleeping?: number; waking?: number };
  liveInWeek?: number;
}

export const pricesLink = { text: 'All prices', path: '/prices' } as const;

/** `£32`, `£32.50`, `£1,650`. */
export function pounds(pence: number): string {
  const digits = pence % 100 === 0 ? 0 : 2;
  return `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

/** What an hour costs, in one sentence. */
export function hourSentence({ hour }: Prices): string {
  const others = [
    hour.evening && `${pounds(hour.evening)} in the evening`,
    hour.weekend && `${pounds(hour.weekend)} at a weekend`,
    hour.bankHoliday && `${pounds(hour.bankHoliday)} on a bank holiday`,
  ].filter(Boolean);
  const beside = others.length > 0 ? `; ${others.join(', ')}` : '';
  return `An hour with a carer costs ${pounds(hour.day)} by day${beside}.`;
}

/** Names nights and live-in care with their prices, for those who need long visits; empty where none has a price. */
export function longerHelp({ night, liveInWeek }: Prices): string {
  return [
    night?.sleeping && `a sleeping night (${pounds(night.sleeping)})`,
    night?.waking && `a waking night (${pounds(night.waking)})`,
    liveInWeek && `a carer who lives with you (${pounds(liveInWeek)} a week)`,
  ]
    .filter(Boolean)
    .join(', ')
    .replace(/, (?!.*, )/, ' or ');
}

/** What a service costs, in one sentence; null where no price of it is given. */
export function servicePrice(slug: string, list: Prices): string | null {
  const { sleeping, waking } = list.night ?? {};
  if (slug === 'night-care')
    return sleeping && waking
      ? `A sleeping night costs ${pounds(sleeping)}, and a waking night ${pounds(waking)}.`
      : null;
  if (slug === 'live-in-care')
    return list.liveInWeek
      ? `A carer who lives with one person costs ${pounds(list.liveInWeek)} a week.`
      : null;
  return `An hour by day costs ${pounds(list.hour.day)}.`;
}
