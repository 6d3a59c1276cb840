import type { Answerer } from 'site-assistant/answerers';
import { pages } from '#content/pages.yaml';
import { hoursOn } from '#domain/office-hours/office-hours.ts';
import { fill } from '#domain/text/fill.ts';
import { timeInWords, WEEKDAYS } from '#domain/time/day-words.ts';
import { dayInWords } from '#domain/time/days-in-words.ts';
import { londonMoment } from '#domain/time/london-time.ts';
import { addDays, weekdayOf } from '#domain/time/wall-clock.ts';
import { saying } from '../site-answer.ts';
import { anywhere } from '../table/matching-words.ts';
import { hours } from '../table/replies.ts';
import { linksTo } from '../table/topics.ts';

const ASKS = anywhere(hours.asks);
const OF_SOMETHING_ELSE =
  /\b(?:carers?|visits?|jobs?|work|shifts?|cost|price|much|start|care|when could|someone come|come round|apply|help)\b/;

const MAX_WORDS = 12;

/** The date that a question names by its day; of a weekday the next one. */
function dateNamed(plain: string, today: string): string | null {
  if (/\b(?:today|tonight)\b/.test(plain)) return today;
  if (/\btomorrow\b/.test(plain)) return addDays(today, 1);
  const weekday = WEEKDAYS.findIndex((day) => new RegExp(`\\b${day.toLowerCase()}s?\\b`).test(plain));
  return weekday < 0 ? null : addDays(today, (weekday + 1 - weekdayOf(today) + 7) % 7);
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
