import * as v from 'valibot';
import { WEEKDAYS } from '../../time/day-words.ts';
import { day, text, time } from '../kinds.ts';

const hours = v.pipe(
  v.strictTuple(
    [v.pipe(time, v.title('Opens')), v.pipe(time, v.title('Closes'))],
    "must be when it opens and when it closes, such as ['09:00', '18:00']",
  ),
  v.check(([opens, closes]) => closes > opens, 'must close after it opens'),
  v.readonly(),
);

/** On the clock of the brand's time zone. */
export type Hours = v.InferOutput<typeof hours>;

export const openingTimes = v.pipe(
  v.strictObject({
    week: v.pipe(
      v.strictObject(v.entriesFromList(WEEKDAYS, v.optional(hours))),
      v.check((week) => Object.keys(week).length > 0, 'must have a day on which the office is open'),
      v.title('An ordinary week'),
      v.description('A day without hours is closed.'),
    ),
    otherDays: v.pipe(
      v.record(day, v.pipe(v.nullable(hours), v.title('Hours'))),
      v.title('Other days'),
      v.description(
        'Days on which it is otherwise, such as Christmas Eve: closed, without hours. A bank holiday is closed unless it is here. The assistant knows them at once; for a line on the pages beforehand add a notice.',
      ),
    ),
    notices: v.pipe(
      v.array(
        v.pipe(
          v.strictObject({
            from: v.pipe(day, v.title('From')),
            until: v.pipe(day, v.title('Until')),
            text: v.pipe(text, v.title('What it says')),
          }),
          v.check(({ from, until }) => until >= from, 'must not end before it begins'),
          v.title('A notice'),
        ),
        'must be a list, with a hyphen before each notice',
      ),
      v.title('Notices'),
      v.description('Shown beside the hours from one day until another, both included.'),
    ),
  }),
  v.title('Opening times'),
  v.description('When someone answers the telephone: an ordinary week, holidays, half days and notices.'),
  v.metadata({ page: '/contact' }),
);

export type OpeningTimes = v.InferOutput<typeof openingTimes>;
