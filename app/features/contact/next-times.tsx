import { callText } from '#content/call-request.yaml';
import { type CallDay, type CallTime, nextTimes } from '#domain/calls/call-times.ts';
import type { FormResult } from '#domain/forms/form-result.ts';
import { timeInWords } from '#domain/time/day-words.ts';
import { dayInWords } from '#domain/time/days-in-words.ts';
import { Button } from '~/design-system/button/button.tsx';
import styles from './call-form.module.css';

interface Props {
  slots: readonly CallDay[];
  gone: CallTime | undefined;
}

export function NextTimes({ slots, gone, chosen }: Props & { chosen: CallTime }) {
  if (slots.length === 0) return <p>{callText.noneFree}</p>;
  return (
    <fieldset className={styles.next}>
      <legend>{callText.next}</legend>
      {nextTimes(slots, gone).map(({ date, time }) => (
        <Button
          key={date + time}
          type="button"
          variant="secondary"
          size="small"
          aria-pressed={date === chosen.date && time === chosen.time}
          onClick={({ currentTarget: { form } }) => choose(form, { date, time })}
        >
          {dayInWords(date)}, {timeInWords(time)}
        </Button>
      ))}
    </fieldset>
  );
}

/** The focus stays: a screen reader says that it is pressed, and the next stops are day and time. */
function choose(form: HTMLFormElement | null, chosen: CallTime): void {
  for (const [name, value] of Object.entries(chosen)) {
    const control = form?.elements.namedItem(name);
    if (!(control instanceof HTMLSelectElement)) continue;
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** The times that an answer says are free now, if it says so, and the one that has gone. */
export function timesIn(answer: FormResult | null | undefined): Props | null {
  const slots: unknown = answer && Reflect.get(answer, 'slots');
  if (answer?.kind !== 'invalid' || !Array.isArray(slots) || !slots.every(isDay)) return null;
  const { date = '', time = '' } = answer.values;
  return { slots, gone: answer.errors.time && date ? { date, time } : undefined };
}

function isDay(day: unknown): day is CallDay {
  if (typeof day !== 'object' || day === null) return false;
  const { date, times } = day as Partial<Record<keyof CallDay, unknown>>;
  return typeof date === 'string' && Array.isArray(times) && times.every((time) => typeof time === 'string');
}
