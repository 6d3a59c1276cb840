import { jobTermWords as words } from '#content/job-terms.yaml';
import { pounds } from '#domain/prices/pounds.ts';
import { fill, forCount } from '#domain/text/fill.ts';
import { durationInWords } from '#domain/time/days-in-words.ts';
import type { JobPage } from '#server/jobs/job-page.ts';
import { Table } from '~/design-system/table/table.tsx';
import { DAY_ID } from '../job-views.ts';
import styles from './job-terms.module.css';

const TERMS_ID = 'job-terms';

/** Names what the advert leaves open, too: nothing of it is hidden. */
export function JobTerms({ terms, day, closed }: Pick<JobPage, 'terms' | 'day' | 'closed'>) {
  const unsaid = terms.filter(({ value }) => value === null).length;
  const rows = terms.map(
    ({ label, value }) => [label, value ?? <span className={styles.unsaid}>{words.notSaid}</span>] as const,
  );
  return (
    <>
      <h2 id={TERMS_ID}>{words.title}</h2>
      {unsaid === terms.length ? (
        <p>{words.nothingSaid}</p>
      ) : (
        <Table short labelledBy={TERMS_ID} columns={words.columns} rows={rows} />
      )}
      {unsaid > 0 && !closed && <p>{words.ask}</p>}
      {day && <UsualDay day={day} />}
    </>
  );
}

function UsualDay({ day }: { day: NonNullable<JobPage['day']> }) {
  const { title, columns, visits, travel, all, anHour, lowerEnd } = words.day;
  const sum = { minutes: day.visits.minutes + day.travel.minutes, pay: day.visits.pay + day.travel.pay };
  const row = (name: string, { minutes, pay }: typeof sum) =>
    [name, durationInWords(minutes), pounds(pay)] as const;
  const rows = [row(visits, day.visits), row(travel, day.travel), row(all, sum)];
  return (
    <>
      <h3 id={DAY_ID}>{title}</h3>
      <Table short labelledBy={DAY_ID} columns={columns} rows={rows} />
      <p>
        <strong>{fill(anHour, { price: pounds(day.anHour) })}</strong> {day.isLowerEnd && lowerEnd}{' '}
        {day.mileage && mileageInWords(day.mileage)}
      </p>
    </>
  );
}

function mileageInWords({ miles, aMile, sum }: NonNullable<JobPage['day']>['mileage'] & object): string {
  const { mileage, distance } = words.day;
  return fill(mileage, {
    sum: pounds(sum),
    distance: fill(forCount(distance, miles), { count: miles }),
    aMile,
  });
}
