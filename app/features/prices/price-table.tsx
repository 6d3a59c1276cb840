import { pricePage } from '#content/price-page.yaml';
import type { Prices } from '#domain/content/services/prices.ts';
import { pounds } from '#domain/prices/pounds.ts';
import { fill, type Sentence } from '#domain/text/fill.ts';
import { timeInWords } from '#domain/time/day-words.ts';
import { Table } from '~/design-system/table/table.tsx';

const TIMES = /\d[\d.]{0,4} [ap]m(?: to \d[\d.]{0,4} [ap]m)?/g;
const inOneLine = (words: string) => words.replaceAll(' ', '\u00a0');

/** Leaves out rows without a price; but a bank holiday, which another price would be taken for. */
function priceRows({ hour, day, night = {}, liveInWeek }: Prices): [string, string][] {
  const { names, anHour, aNight, aWeek, askUs } = pricePage;
  const times = { begins: timeInWords(day.begins), ends: timeInWords(day.ends) };
  const all: [string, number | undefined, Sentence<'price'>][] = [
    [fill(names.day, times), hour.day, anHour],
    [fill(names.evening, times), hour.evening, anHour],
    [names.weekend, hour.weekend, anHour],
    [names.bankHoliday, hour.bankHoliday ?? 0, hour.bankHoliday ? anHour : askUs],
    [names.sleeping, night.sleeping, aNight],
    [names.waking, night.waking, aNight],
    [names.liveIn, liveInWeek, aWeek],
  ];
  return all.flatMap(([name, price, words]) =>
    // Neither times nor a price are broken into two lines.
    price === undefined
      ? []
      : [[name.replace(TIMES, inOneLine), inOneLine(fill(words, { price: pounds(price) }))]],
  );
}

export function PriceTable({ prices }: { prices: Prices }) {
  const { caption, columns } = pricePage.table;
  return <Table short caption={caption} columns={columns} rows={priceRows(prices)} />;
}
