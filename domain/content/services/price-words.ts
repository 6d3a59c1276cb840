import * as v from 'valibot';
import { path, sentence, text } from '../kinds.ts';

const withPrice = (title: string) => v.pipe(sentence('price'), v.title(title));

export const priceWords = v.pipe(
  v.strictObject({
    pricesLink: v.pipe(
      v.strictObject({ text: v.pipe(text, v.title('Words')), path: v.pipe(path, v.title('Page')) }),
      v.title('Link to the price page'),
    ),
    hourLink: withPrice('Link with the price of an hour'),
    sampleMark: v.pipe(text, v.title('Behind a price, while the prices are samples')),
    hourCost: v.pipe(
      v.strictObject({
        byDay: withPrice('If there is one price'),
        withOthers: v.pipe(
          sentence('price', 'others'),
          v.title('If there are others'),
          v.description('{others} are those below that have a price.'),
        ),
        evening: withPrice('In the evening'),
        weekend: withPrice('At the weekend'),
        bankHoliday: withPrice('On a bank holiday'),
      }),
      v.title('What an hour costs'),
    ),
    longerHelp: v.pipe(
      v.strictObject({
        sleeping: withPrice('A night asleep'),
        waking: withPrice('A night awake'),
        liveIn: withPrice('Live-in care'),
        or: v.pipe(sentence('first', 'last'), v.title('Between the last two')),
      }),
      v.title('Other ways for those who need long visits'),
      v.description('Named below the estimate of a week.'),
    ),
    serviceCost: v.pipe(
      v.strictObject({
        hour: withPrice('An hour'),
        night: v.pipe(sentence('sleeping', 'waking'), v.title('Night care')),
        liveIn: withPrice('Live-in care'),
      }),
      v.title('What a service costs, on its page'),
    ),
  }),
  v.title('Words about prices'),
  v.description('What other pages and the assistant say of prices. The prices have a file of their own.'),
  v.metadata({ page: '/home-care' }),
);
