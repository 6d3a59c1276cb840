import * as v from 'valibot';
import { day, time, wholeNumber, yesOrNo } from '../kinds.ts';

const price = v.pipe(wholeNumber(1, 10_000_000), v.metadata({ kind: 'pence' }));
/** Less or more is asked about: 30 may have been meant for pounds. */
const hourPrice = v.pipe(price, v.metadata({ usual: [1000, 10_000] }));

/** Prices with every charge that cannot be avoided; what is left out is not shown. */
export const prices = v.pipe(
  v.strictObject({
    prices: v.pipe(
      v.nullable(
        v.pipe(
          v.strictObject({
            sample: v.pipe(yesOrNo, v.title('These are only samples')),
            from: v.pipe(
              day,
              v.title('From this day'),
              v.description('These prices are shown at once: change them on the day from which they hold.'),
            ),
            until: v.pipe(v.optional(day), v.title('Until'), v.description('Only for a list that ends.')),
            hour: v.pipe(
              v.strictObject({
                day: v.pipe(hourPrice, v.title('By day')),
                evening: v.pipe(v.optional(hourPrice), v.title('In the evening')),
                weekend: v.pipe(v.optional(hourPrice), v.title('At the weekend')),
                bankHoliday: v.pipe(v.optional(hourPrice), v.title('On a bank holiday')),
              }),
              v.title('An hour of care'),
            ),
            day: v.pipe(
              v.strictObject({
                begins: v.pipe(time, v.title('Begins')),
                ends: v.pipe(time, v.title('Ends')),
              }),
              v.check(({ begins, ends }) => ends > begins, 'must end after it begins'),
              v.title('When the price by day holds'),
            ),
            minimumMinutes: v.pipe(
              wholeNumber(1, 240),
              v.title('Minutes that are charged at least'),
              v.description('A shorter visit costs as much.'),
            ),
            night: v.pipe(
              v.optional(
                v.strictObject({
                  sleeping: v.pipe(v.optional(price), v.title('Asleep')),
                  waking: v.pipe(v.optional(price), v.title('Awake')),
                }),
              ),
              v.title('A night'),
            ),
            liveInWeek: v.pipe(v.optional(price), v.title('A week of live-in care')),
          }),
          v.forward(
            v.check(({ from, until }) => until === undefined || until > from, 'must be after from'),
            ['until'],
          ),
        ),
      ),
      v.title('List of prices'),
      v.description('What is empty is not shown.'),
    ),
  }),
  v.title('Prices'),
  v.description('What an hour, a night and a week of care cost.'),
  v.metadata({ page: '/prices' }),
);

export type Prices = NonNullable<v.InferOutput<typeof prices>['prices']>;
