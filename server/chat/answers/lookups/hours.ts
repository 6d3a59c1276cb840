import type { Answerer } from 'site-assistant/answerers';
import { bankHolidays } from '#content/bank-holidays.yaml';
import { pages } from '#content/pages.yaml';
import { hoursOn } from '#domain/office-hours/office-hours.ts';
import { fill } from '#domain/text/fill.ts';
import { plainText } from '#domain/text/word-patterns.ts';
import { timeInWords, WEEKDAYS } from '#domain/time/day-words.ts';
import { dayInWords, MONTHS } from '#domain/time/days-in-words.ts';
import { londonMoment } from '#domain/time/london-time.ts';
import { addDays, isDay, weekdayOf } from '#domain/time/wall-clock.ts';
import { saying } from '../site-answer.ts';
import { anywhere } from '../table/matching-words.ts';
import { hours } from '../table/replies.ts';
import { linksTo } from '../table/topics.ts';

const ASKS = anywhere(hours.asks);
const OF_SOMETHING_ELSE =
  /\b(?:carers?|visits?|jobs?|work|shifts?|cost|price|much|start|care|when could|someone come|come round|apply|help)\b/;

const MAX_WORDS = 12;

const MONTH = `(${MONTHS.map((month) => month.toLowerCase()).join('|')})`;
const DATE = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH}\\b|\\b${MONTH} (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b`,
);
const days = Object.entries(hours.days ?? {});
const holidays = Object.entries(bankHolidays).map(([date, name]) => ({
  date,
  name: plainText(name.replace(/ \(.*/, '')),
  inMonth: `${MONTHS[Number(date.slice(5, 7)) - 1]} bank holiday`.toLowerCase(),
}));
const ANY_HOLIDAY = /(?:^|\b(?:on|the|this|next|a) )bank holiday\b/;
/** Not the next of its weekdays. */
const A_CERTAIN_DAY = /\b(?:bank holiday|easter|christmas|xmas|new years?)\b/;

/** The date that a question names by its day, and the next one of a date without its year, a bank holiday or a weekday. */
function dateNamed(plain: string, today: string): string | null {
  if (/\b(?:today|tonight)\b/.test(plain)) return today;
  if (/\btomorrow\b/.test(plain)) return addDays(today, 1);
  const weekday = WEEKDAYS.findIndex((day) => new RegExp(`\\b${day.toLowerCase()}s?\\b`).test(plain));
  const named = dayAndMonth(plain) ?? days.find(([name]) => plain.includes(name))?.[1];
  if (named) return nextYearly(named, today);
  const ahead = holidays.filter(({ date }) => date >= today);
  const holiday =
    ahead.find(({ name, inMonth }) => plain.includes(name) || plain.includes(inMonth)) ??
    ahead.find(({ date }) => ANY_HOLIDAY.test(plain) && (weekday < 0 || weekdayOf(date) === weekday + 1));
  if (holiday || A_CERTAIN_DAY.test(plain)) return holiday?.date ?? null;
  return weekday < 0 ? null : addDays(today, (weekday + 1 - weekdayOf(today) + 7) % 7);
}

/** 12-24 */
function dayAndMonth(plain: string): string | null {
  const [found, before, month, monthBefore, day] = DATE.exec(plain) ?? [];
  const index = MONTHS.findIndex((name) => name.toLowerCase() === (month ?? monthBefore));
  return found ? `${index + 1}-${before ?? day}`.replace(/\b\d\b/g, '0$&') : null;
}

function nextYearly(monthAndDay: string, today: string): string | null {
  const year = Number(today.slice(0, 4));
  return (
    [year, year + 1].map((one) => `${one}-${monthAndDay}`).find((date) => isDay(date) && date >= today) ??
    null
  );
}

export const hoursOfDay =
  (now: () => Date): Answerer =>
  ({ plain, isJoined }) => {
    const isLong = plain.split(' ').length > MAX_WORDS;
    if (isJoined || isLong || !ASKS.test(plain) || OF_SOMETHING_ELSE.test(plain)) return null;
    const date = dateNamed(plain, londonMoment(now()).date);
    if (!date) return null;
    const day = `On ${dayInWords(date)}`;
    const [opens, closes] = hoursOn(date) ?? [];
    const text =
      opens && closes
        ? fill(hours.open, { day, opens: timeInWords(opens), closes: timeInWords(closes) })
        : fill(hours.closed, { day });
    return saying('pages', text, { pages: linksTo([pages.contact.path]) });
  };
