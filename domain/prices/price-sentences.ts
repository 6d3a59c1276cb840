import { hourCost, longerHelp, pricesLink, sampleMark, serviceCost } from '#content/price-words.yaml';
import type { Prices } from '../content/services/prices.ts';
import { fill, type Sentence } from '../text/fill.ts';
import { prices } from './current-prices.ts';
import { pounds } from './pounds.ts';

const withPrice = (words: Sentence<'price'>, pence: number | undefined) =>
  pence ? [fill(words, { price: pounds(pence) })] : [];

/** While the prices are samples each sentence that names one says so. */
const marked = (words: string, { sample }: Prices) => (sample ? `${words} ${sampleMark}` : words);

export function hourSentence(list: Prices): string {
  const { hour } = list;
  const { evening, weekend, bankHoliday } = hourCost;
  const others = [
    ...withPrice(evening, hour.evening),
    ...withPrice(weekend, hour.weekend),
    ...withPrice(bankHoliday, hour.bankHoliday),
  ].join(', ');
  const price = pounds(hour.day);
  return marked(
    others ? fill(hourCost.withOthers, { price, others }) : fill(hourCost.byDay, { price }),
    list,
  );
}

/** Names nights and live-in care with their prices, for those who need long visits; empty where none has a price. */
export function longerWays({ night, liveInWeek }: Prices): string {
  const ways = [
    ...withPrice(longerHelp.sleeping, night?.sleeping),
    ...withPrice(longerHelp.waking, night?.waking),
    ...withPrice(longerHelp.liveIn, liveInWeek),
  ];
  const last = ways.pop() ?? '';
  return ways.length > 0 ? fill(longerHelp.or, { first: ways.join(', '), last }) : last;
}

/** Null where the service has no price. */
export function servicePrice(slug: string, list: Prices): string | null {
  const sentence = serviceSentence(slug, list);
  return sentence && marked(sentence, list);
}

function serviceSentence(slug: string, { hour, night = {}, liveInWeek }: Prices): string | null {
  if (slug === 'live-in-care') return withPrice(serviceCost.liveIn, liveInWeek)[0] ?? null;
  if (slug !== 'night-care') return fill(serviceCost.hour, { price: pounds(hour.day) });
  const { sleeping, waking } = night;
  return sleeping && waking
    ? fill(serviceCost.night, { sleeping: pounds(sleeping), waking: pounds(waking) })
    : null;
}

/** Fills `{hourPrice}` in a text of Markdown: with a link to all prices, or with nothing where there are none. */
export function withHourPrice(markdown: string, list = prices): string {
  const { text, path } = pricesLink;
  return markdown.replaceAll('{hourPrice}', list ? `${hourSentence(list)} [${text}](${path}).` : '');
}
