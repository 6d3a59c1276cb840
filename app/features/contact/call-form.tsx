import { callText } from '#content/call-request.ts';
import type { CallDay } from '#domain/calls/call-request.ts';
import type { FormResult, FormToken, FormValues } from '#domain/forms/form-result.ts';
import { dayInWords, timeInWords } from '#domain/time/days-in-words.ts';
import { SelectField } from '~/design-system/field/select-field.tsx';
import { TextField } from '~/design-system/field/text-field.tsx';
import { Notice } from '~/design-system/notice/notice.tsx';
import { FormFrame, fieldId, Reference } from '../forms/form-frame.tsx';
import { useCheckedForm } from '../forms/use-checked-form.tsx';

interface Choice {
  value: string;
  label: string;
}

interface Props {
  days: readonly Choice[];
  times: readonly Choice[];
  slots: readonly CallDay[];
  token: FormToken;
  answer: FormResult | undefined;
  notice: string;
  noticeLink: { text: string; path: string };
}

const whenInWords = ({ date = '', time = '' }: FormValues) => `${dayInWords(date)} at ${timeInWords(time)}`;

/** "Schedule a Call": a day and a time within the office's hours, a name and a number. */
export function CallForm({ days, times, slots, token, answer: initial, notice, noticeLink }: Props) {
  const form = useCheckedForm({
    name: 'call',
    action: '/contact?form=call',
    rules: (all) => all.call(slots),
    initial,
  });
  const { answer, errors } = form;
  if (answer?.kind === 'accepted') {
    return (
      <Notice tone="success" title={callText.success(whenInWords(answer.values))} takesFocus>
        <Reference reference={answer.reference} />
      </Notice>
    );
  }
  const typed = answer?.values ?? {};
  const field = (name: keyof typeof callText.labels) => ({
    id: fieldId('call', name),
    name,
    label: callText.labels[name],
    error: errors[name],
    defaultValue: typed[name],
  });
  return (
    <FormFrame
      form={form}
      name="call"
      token={token}
      submit={callText.submit}
      submitting={callText.submitting}
      failure={callText.failure}
      notice={notice}
      noticeLink={noticeLink}
    >
      <SelectField
        {...field('date')}
        defaultValue={typed.date ?? ''}
        placeholder={callText.datePlaceholder}
        options={days}
      />
      <SelectField
        {...field('time')}
        defaultValue={typed.time ?? ''}
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
