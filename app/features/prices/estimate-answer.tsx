import { pricePage } from '#content/price-page.yaml';
import type { Prices } from '#domain/content/services/prices.ts';
import { lineInWords } from '#domain/prices/estimate-words.ts';
import { pounds } from '#domain/prices/pounds.ts';
import { longerWays } from '#domain/prices/price-sentences.ts';
import { weekEstimate } from '#domain/prices/week-estimate.ts';
import type { WeekPlan } from '#domain/prices/week-plan.ts';
import { fill } from '#domain/text/fill.ts';
import { ButtonLink } from '~/design-system/button/button-link.tsx';
import { Table } from '~/design-system/table/table.tsx';
import { answerGroup } from '~/design-system/take-focus.ts';
import styles from './estimate-form.module.css';

const words = pricePage.answer;
/** From here on a night or live-in care may cost less. */
const LONG_VISIT_MINUTES = 6 * 60;

interface Props {
  plan: WeekPlan;
  prices: Prices;
  query: URLSearchParams;
}

export function EstimateAnswer({ plan, prices, query }: Props) {
  const { lines, total } = weekEstimate(plan, prices);
  const { bankHoliday, ...otherHours } = prices.hour;
  const hasPrice = bankHoliday !== undefined;
  const costsMore = hasPrice && bankHoliday > Math.max(...Object.values(otherHours));
  const holidays = [...new Set(lines.flatMap(({ holiday }) => holiday ?? []))];
  const instead = lines.some(({ minutes }) => minutes >= LONG_VISIT_MINUTES) && longerWays(prices);
  const rows = lines.map(
    (line) =>
      [
        lineInWords(line, plan.carers),
        pounds(line.each),
        String(line.weekdays.length),
        pounds(line.each * line.weekdays.length),
      ] as const,
  );
  const title = fill(words.title, { price: pounds(total) });
  return (
    <div className={styles.answer} {...answerGroup(title)}>
      <h3>{title}</h3>
      <Table caption={words.caption} columns={words.columns} rows={rows} />
      <p>
        {holidays.length > 0
          ? fill(hasPrice ? words.holiday : words.holidayAsk, { names: holidays.join(', ') })
          : hasPrice
            ? costsMore && words.usual
            : words.usualAsk}{' '}
        {fill(words.fourWeeks, { price: pounds(total * 4) })}
      </p>
      {instead && <p>{fill(words.longer, { ways: instead })}</p>}
      <p>{words.inWriting}</p>
      <p>
        <ButtonLink
          to={`/contact?estimate=${encodeURIComponent(query.toString())}#estimate`}
          variant="secondary"
        >
          {words.send}
        </ButtonLink>
      </p>
    </div>
  );
}
