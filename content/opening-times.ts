import { timeInWords, WEEKDAYS, type Weekday } from './day-words.ts';
import { weekdaysInWords } from './weekday-words.ts';

/** On the clock of the brand's time zone: `['09:00', '18:00']`. */
export type Hours = readonly [opens: string, closes: string];

export interface OpeningTimes {
  /** A day that is left out is closed. */
  week: Readonly<Partial<Record<Weekday, Hours>>>;
  /** By date, such as `2026-12-24`, instead of the week's hours or a bank holiday; null where the office is closed. */
  otherDays: Readonly<Record<string, Hours | null>>;
  /** Shown beside the hours from one day until another, both included. */
  notices: readonly { from: string; until: string; text: string }[];
}

export const openingTimes: OpeningTimes = {
  week: {
    Monday: ['09:00', '18:00'],
    Tuesday: ['09:00', '18:00'],
    Wednesday: ['09:00', '18:00'],
    Thursday: ['09:00', '18:00'],
    Friday: ['09:00', '18:00'],
  },
  otherDays: {},
  notices: [],
};

/** The week as it is told everywhere. Marked as pure, so that forms do not bring it to the browser. */
export const openingHours: string = /* @__PURE__ */ weekInWords(openingTimes);

/** `Thursday 24 December, 9 am to 1 pm` and `Friday 25 December, closed for Christmas Day`. */
export const otherHours = {
  lead: 'Other hours soon:',
  day: (day: string, hours: Hours | null, holiday?: string) =>
    `${day}, ${hours ? hoursInWords(hours) : `closed${holiday ? ` for ${holiday}` : ''}`}`,
} as const;

/** `Monday to Friday, 9 am to 6 pm; Saturday, 9 am to 1 pm`. */
export function weekInWords({ week }: Pick<OpeningTimes, 'week'>): string {
  return weekByHours(week)
    .map(({ days, hours }) => `${weekdaysInWords(days)}, ${hoursInWords(hours)}`)
    .join('; ');
}

/** Days with the same hours together; 1 is Monday. */
export function weekByHours(week: OpeningTimes['week']): { days: number[]; hours: Hours }[] {
  const groups: { days: number[]; hours: Hours }[] = [];
  for (const [index, name] of WEEKDAYS.entries()) {
    const hours = week[name];
    const same = groups.find((group) => String(group.hours) === String(hours));
    if (same) same.days.push(index + 1);
    else if (hours) groups.push({ days: [index + 1], hours });
  }
  return groups;
}

/** `9 am to 6 pm`. */
function hoursInWords([opens, closes]: Hours): string {
  return `${timeInWords(opens)} to ${timeInWords(closes)}`;
}
