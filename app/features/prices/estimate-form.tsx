import { pricePage } from '#content/price-page.yaml';
import { pricesLink } from '#content/price-words.yaml';
import type { Prices } from '#domain/content/services/prices.ts';
import { weekLimits } from '#domain/prices/week-plan.ts';
import { timeInWords } from '#domain/time/day-words.ts';
import { weekdaysInWords } from '#domain/time/weekday-words.ts';
import { Button } from '~/design-system/button/button.tsx';
import { Checkbox } from '~/design-system/field/checkbox.tsx';
import { FieldError, FieldPair } from '~/design-system/field/field-frame.tsx';
import { SelectField } from '~/design-system/field/select-field.tsx';
import { TextField } from '~/design-system/field/text-field.tsx';
import styles from './estimate-form.module.css';

interface Props {
  prices: Prices;
  /** The address of the page, which holds all that was chosen. */
  query: URLSearchParams;
  errors: Readonly<Record<string, string>>;
}

const words = pricePage.estimate;
/** A visit can be left out again. */
const none = <option value="">{words.lengthPlaceholder}</option>;
const lengths = pricePage.lengths.map((each) => ({ value: String(each.minutes), label: each.words }));
const halfHours = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.trunc(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`,
);
const carers = words.carersOptions.map((label, index) => ({ value: String(index + 1), label }));

/** With a time that an address has and the list has not. */
function startsWith(time: string | undefined) {
  const isOther = /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time ?? '') && !halfHours.includes(time ?? '');
  const starts = isOther && time ? [...halfHours, time].sort() : halfHours;
  return starts.map((value) => ({ value, label: timeInWords(value) }));
}

/** Sent by GET: what it asks is in the address, which can be shared, and nothing is stored. */
export function EstimateForm({ prices, query, errors }: Props) {
  const [from, until] = weekLimits(prices);
  const field = (name: string) => ({
    id: name,
    name,
    error: errors[name],
    defaultValue: query.get(name) ?? undefined,
  });
  return (
    <form action={pricesLink.path} className={styles.form} noValidate>
      {words.visits.map((visit, index) => (
        <fieldset key={visit} className={styles.group}>
          <legend>{visit}</legend>
          <FieldPair>
            <SelectField
              {...field(`start${index + 1}`)}
              label={words.start}
              options={startsWith(query.get(`start${index + 1}`) ?? undefined)}
            >
              {none}
            </SelectField>
            <SelectField {...field(`length${index + 1}`)} label={words.length} options={lengths}>
              {none}
            </SelectField>
          </FieldPair>
        </fieldset>
      ))}
      <fieldset className={styles.group} aria-describedby={errors.day1 && 'day-error'}>
        <legend>{words.days}</legend>
        <FieldError id="day-error">{errors.day1}</FieldError>
        <div className={styles.days}>
          {[1, 2, 3, 4, 5, 6, 7].map((day) => (
            <Checkbox
              key={day}
              id={`day${day}`}
              name="day"
              value={day}
              label={weekdaysInWords([day])}
              defaultChecked={query.getAll('day').includes(String(day))}
            />
          ))}
        </div>
      </fieldset>
      <SelectField {...field('carers')} label={words.carers} options={carers} />
      {from <= until && (
        <TextField
          {...field('week')}
          type="date"
          dir="ltr"
          label={words.week}
          hint={words.weekHint}
          min={from}
          max={until}
          optional
        />
      )}
      <Button type="submit">{words.submit}</Button>
    </form>
  );
}
