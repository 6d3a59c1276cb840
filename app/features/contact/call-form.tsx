import { callText } from '#content/call-request.ts';
import type { CallDay } from '#domain/calls/call-request.ts';
import type { FormResult } from '#domain/forms/form-result.ts';
import { weekdayInWords } from '#domain/time/days-in-words.ts';
import { Button } from '~/design-system/button/button.tsx';
import { SelectField } from '~/design-system/field/select-field.tsx';
import { TextField } from '~/design-system/field/text-field.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { useCheckedForm } from '../forms/use-checked-form.tsx';
import styles from './call-form.module.css';

interface Choice {
  value: string;
  label: string;
}

interface Props {
  days: readonly Choice[];
  times: readonly Choice[];
  slots: readonly CallDay[];
  answer?: FormResult | undefined;
  notice: string;
}

/** "Schedule a Call": a day and a time within the office's hours, a name and a number. */
export default function CallForm({ days, times, slots, answer, notice }: Props) {
  const form = useCheckedForm({
    name: 'call',
    action: '/contact?form=call',
    rules: (all) => all.call(slots),
    optional: ['email'],
    initial: answer,
  });
  const field = (name: keyof typeof callText.labels) => ({
    ...form.field(name),
    label: callText.labels[name],
  });
  const inWords = (choices: readonly Choice[], chosen = '') =>
    choices.find(({ value }) => value === chosen)?.label ?? chosen;
  return (
    <FormFrame
      form={form}
      submit={callText.submit}
      submitting={callText.submitting}
      failure={callText.failure}
      notice={notice}
      thanks={({ reference, values: { date, time } }) => ({
        title: callText.success(`${inWords(days, date)} at ${inWords(times, time)}`),
        reference,
      })}
      labels={callText.labels}
      inWords={({ date, time }) => ({ date: inWords(days, date), time: inWords(times, time) })}
      needed
    >
      <NextTimes slots={slots} times={times} />
      <SelectField {...field('date')} placeholder={callText.datePlaceholder} options={days} />
      <SelectField
        {...field('time')}
        placeholder={callText.timePlaceholder}
        options={times}
        hint={callText.hints.time}
      />
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('phone')} type="tel" autoComplete="tel" hint={callText.hints.phone} />
      <TextField {...field('email')} type="email" autoComplete="email" hint={callText.hints.email} />
    </FormFrame>
  );
}
CallForm.displayName = 'call-form';

const NEXT_TIMES = 3;

function NextTimes({ slots, times }: Pick<Props, 'slots' | 'times'>) {
  const next = slots.flatMap(({ date, times }) => times.map((time) => ({ date, time })));
  return (
    <fieldset className={styles.next}>
      <legend>{callText.next}</legend>
      {next.slice(0, NEXT_TIMES).map(({ date, time }) => (
        <Button
          key={date + time}
          type="button"
          variant="secondary"
          size="small"
          onClick={({ currentTarget: { form } }) => choose(form, { date, time })}
        >
          {weekdayInWords(date)} {times.find(({ value }) => value === time)?.label}
        </Button>
      ))}
    </fieldset>
  );
}

function choose(form: HTMLFormElement | null, chosen: Record<string, string>): void {
  for (const [name, value] of Object.entries(chosen)) {
    const control = form?.elements.namedItem(name);
    if (!(control instanceof HTMLSelectElement)) continue;
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
  const next = form?.elements.namedItem('name');
  if (next instanceof HTMLElement) next.focus();
}
