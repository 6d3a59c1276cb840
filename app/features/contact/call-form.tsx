import { callText } from '#content/call-request.ts';
import type { CallDay } from '#domain/calls/call-request.ts';
import type { FormResult } from '#domain/forms/form-result.ts';
import { SelectField } from '~/design-system/field/select-field.tsx';
import { TextField } from '~/design-system/field/text-field.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { useCheckedForm } from '../forms/use-checked-form.tsx';

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
      sendsOnce
    >
      <SelectField {...field('date')} placeholder={callText.datePlaceholder} options={days} />
      <SelectField
        {...field('time')}
        placeholder={callText.timePlaceholder}
        options={times}
        hint={callText.hints.time}
      />
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('phone')} type="tel" autoComplete="tel" />
      <TextField {...field('email')} type="email" autoComplete="email" hint={callText.hints.email} />
    </FormFrame>
  );
}
CallForm.displayName = 'call-form';
