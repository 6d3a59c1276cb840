import { week } from '#content/opening-times.yaml';
import type { Hours, OpeningTimes } from '../content/company/opening-times.ts';
import { timeInWords, WEEKDAYS } from '../time/day-words.ts';
import { weekdaysInWords } from '../time/weekday-words.ts';

/** The week as it is told everywhere. Marked as pure, so that forms do not bring it to the browser. */
export const openingHours: string = /* @__PURE__ */ weekInWords({ week });

/** `Monday to Friday, 9 am to 6 pm; Saturday, 9 am to 1 pm`. */
export function weekInWords({ week }: Pick<OpeningTimes, 'week'>): string {
  return weekByHours(week)
    .map(({ days, hours }) => `${weekdaysInWords(days)}, ${hoursInWords(hours)}`)
    .join('; ');
}

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

export function hoursInWords([opens, closes]: Hours): string {
  return `${timeInWords(opens)} to ${timeInWords(closes)}`;
}
