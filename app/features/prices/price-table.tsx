import { timeInWords } from '#content/day-words.ts';
import { pricePage } from '#content/price-page.ts';
import type { Prices } from '#content/price-words.ts';
import { Table } from '~/design-system/table/table.tsx';

/** What has no price is left out. */
function priceRows({ hour, day, night = {}, liveInWeek }: Prices): [string, string][] {
  const { names, anHour, aNight, aWeek } = pricePage;
  const times = [timeInWords(day.begins), timeInWords(day.ends)] as const;
  const all: [string, number | undefined, (price: number) => string][] = [
    [names.day(...times), hour.day, anHour],
    [names.evening(...times), hour.evening, anHour],
    [names.weekend, hour.weekend, anHour],
    [names.bankHoliday, hour.bankHoliday, anHour],
    [names.sleeping, night.sleeping, aNight],
    [names.waking, night.waking, aNight],
    [names.liveIn, liveInWeek, aWeek],
  ];
  return all.flatMap(([name, price, inWords]) => (price === undefined ? [] : [[name, inWords(price)]]));
}

export function PriceTable({ prices }: { prices: Prices }) {
  const { caption, columns } = pricePage.table;
  return <Table short caption={caption} columns={columns} rows={priceRows(prices)} />;
}
