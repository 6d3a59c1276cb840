import * as v from 'valibot';
import { WEEKDAYS } from '#content/day-words.ts';
import { day, text, time } from './kinds.ts';

const hours = v.pipe(
  v.strictTuple([time, time], "must be when it opens and when it closes, such as ['09:00', '18:00']"),
  v.check(([opens, closes]) => closes > opens, 'must close after it opens'),
  v.readonly(),
);

/** On the clock of the brand's time zone. */
export type Hours = v.InferOutput<typeof hours>;

export const openingTimes = v.strictObject({
  week: v.pipe(
    v.strictObject(v.entriesFromList(WEEKDAYS, v.optional(hours))),
    v.check((week) => Object.keys(week).length > 0, 'must have a day on which the office is open'),
    v.description('A day that is left out is closed.'),
  ),
  otherDays: v.pipe(
    v.record(day, v.nullable(hours)),
    v.description('By date, instead of the week’s hours or a bank holiday; null where the office is closed.'),
  ),
  notices: v.pipe(
    v.array(
      v.pipe(
        v.strictObject({ from: day, until: day, text }),
        v.check(({ from, until }) => until >= from, 'must not end before it begins'),
      ),
      'must be a list, with a hyphen before each notice',
    ),
    v.description('Shown beside the hours from one day until another, both included.'),
  ),
});

export type OpeningTimes = v.InferOutput<typeof openingTimes>;
