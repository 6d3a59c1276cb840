import * as v from 'valibot';
import { day, time, wholeNumber, yesOrNo } from './kinds.ts';

/** In pence. */
const price = wholeNumber(1, 10_000_000);

/** Prices with every charge that cannot be avoided; what is left out is not shown. */
export const prices = v.strictObject({
  prices: v.nullable(
    v.pipe(
      v.strictObject({
        sample: yesOrNo,
        from: day,
        until: v.optional(day),
        hour: v.strictObject({
          day: price,
          evening: v.optional(price),
          weekend: v.optional(price),
          bankHoliday: v.optional(price),
        }),
        day: v.pipe(
          v.strictObject({ begins: time, ends: time }),
          v.check(({ begins, ends }) => ends > begins, 'must end after it begins'),
        ),
        minimumMinutes: wholeNumber(1, 240),
        night: v.optional(v.strictObject({ sleeping: v.optional(price), waking: v.optional(price) })),
        liveInWeek: v.optional(price),
      }),
      v.forward(
        v.check(({ from, until }) => until === undefined || until > from, 'must be after from'),
        ['until'],
      ),
    ),
  ),
});
