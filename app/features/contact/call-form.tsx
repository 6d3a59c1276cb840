import { useState } from 'react';
import { callText } from '#content/call-request.yaml';
import { timetable } from '#content/timetable';
import { type CallDay, callTimeForCaller, dayWithTimes, stillFree } from '#domain/calls/call-times.ts';
import type { FormResult, FormValues } from '#domain/forms/form-result.ts';
import { fill } from '#domain/text/fill.ts';
import { timeInWords } from '#domain/time/day-words.ts';
import { dayInWords } from '#domain/time/days-in-words.ts';
import { SelectField } from '~/design-system/field/select-field.tsx';
import { TextField } from '~/design-system/field/text-field.tsx';
import { sendForm } from '../forms/checking/send-form.ts';
import { useCheckedForm } from '../forms/checking/use-checked-form.tsx';
import { CommunicationNeeds } from '../forms/communication-needs.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { NextTimes, timesIn } from './next-times.tsx';

interface Props {
  slots: readonly CallDay[];
  answer?: FormResult | undefined;
  notice: string;
}

/** "Schedule a Call": a day and a time within the office's hours, a name and a number. */
export default function CallForm({ slots, answer, notice }: Props) {
  const [free, setFree] = useState(timesIn(answer) ?? { slots, gone: undefined });
  const [chosen, setChosen] = useState({ date: '', time: '' });
  const timesOn = (date: string) => slots.find((slot) => slot.date === date)?.times;
  const form = useCheckedForm({
    name: 'call',
    action: '/contact?form=call',
    rules: (all) => all.call(free.slots, (gone) => stillFree(free.slots, gone)),
    optional: ['email'],
    initial: answer,
    send: async (action, body) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      if (timeZone !== timetable.timeZone) body.set('timeZone', timeZone);
      const result = await sendForm(action, body);
      setFree((before) => timesIn(result) ?? before);
      return result;
    },
  });
  const chooseDay = ({ form: element, value: date }: HTMLSelectElement) => {
    const time = element?.elements.namedItem('time');
    if (!(time instanceof HTMLSelectElement)) return;
    if (!timesOn(date)?.includes(time.value)) time.value = '';
    setChosen({ date, time: time.value });
  };
  const field = (name: keyof typeof callText.labels) => ({
    ...form.field(name),
    label: callText.labels[name],
  });
  const days = slots.map(({ date }) => date);
  const times = [...new Set(slots.flatMap((slot) => slot.times))].sort();
  /** Nothing else is chosen where what was chosen has gone. */
  const choice = (name: 'date' | 'time', offered: string[]) => ({
    ...field(name),
    defaultValue: offered.find((value) => value === form.typed[name]),
  });
  return (
    <FormFrame
      form={form}
      submit={callText.submit}
      submitting={callText.submitting}
      failure={callText.failure}
      notice={notice}
      thanks={({ reference, values, change }) => {
        const { date = '', time = '', timeZone = '' } = values;
        const when = callTimeForCaller({ date, time }, timeZone, timetable.timeZone);
        return {
          title: fill(promiseOf(values), { when }),
          reference,
          ways: change && <CallWays change={change} />,
        };
      }}
      labels={callText.labels}
      inWords={inWords}
      needed
    >
      <NextTimes {...free} chosen={chosen} />
      <SelectField
        {...choice('date', days)}
        placeholder={callText.datePlaceholder}
        options={slots.map((slot) => ({ value: slot.date, label: dayWithTimes(slot, times) }))}
        onChange={({ currentTarget }) => chooseDay(currentTarget)}
      />
      <SelectField
        {...choice('time', times)}
        placeholder={callText.timePlaceholder}
        options={times.map((time) => ({
          value: time,
          label: timeInWords(time),
          disabled: timesOn(chosen.date)?.includes(time) === false,
        }))}
        onChange={({ currentTarget }) => setChosen((before) => ({ ...before, time: currentTarget.value }))}
        hint={callText.hints.time}
      />
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('phone')} type="tel" autoComplete="tel" hint={callText.hints.phone} />
      <TextField {...field('email')} type="email" autoComplete="email" hint={callText.hints.email} />
      <CommunicationNeeds form={form} />
    </FormFrame>
  );
}
CallForm.displayName = 'call-form';

function CallWays({ change }: { change: string }) {
  return (
    <>
      <a href={change.replace('/change', '/appointment.ics')}>{callText.calendar}</a>{' '}
      <a href={change}>{callText.change}</a>
    </>
  );
}

function promiseOf({ promised, mustConfirm }: FormValues) {
  const { success } = callText;
  if (promised === 'email') return success.email;
  if (mustConfirm) return success.asked;
  if (promised === 'as-asked') return success.asAsked;
  return promised === 'other' ? success.other : success.call;
}

function inWords({ date = '', time = '' }: FormValues) {
  return { date: date && dayInWords(date), time: time && fill(callText.ukTime, { when: timeInWords(time) }) };
}
