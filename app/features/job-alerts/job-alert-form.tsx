import { useState } from 'react';
import type { jobAlerts } from '#content/job-alerts.ts';
import { TextField } from '~/design-system/field/text-field.tsx';
import { Notice } from '~/design-system/notice/notice.tsx';
import type { FormAnswer, FormTicket } from '../forms/answer.ts';
import type { CheckFields } from '../forms/field-check.ts';
import { FormFrame, fieldId } from '../forms/form-frame.tsx';
import { useCheckedForm } from '../forms/use-checked-form.tsx';

interface Props {
  /** Where it is sent to; the jobs that are wanted stand there. */
  action: string;
  words: Omit<typeof jobAlerts.form, 'title' | 'all' | 'some'>;
  sent: typeof jobAlerts.sent;
  ticket: FormTicket;
  answer?: FormAnswer | undefined;
}

const loadCheck = (): Promise<CheckFields> =>
  import('./check-job-alert.ts').then(({ checkJobAlert }) => checkJobAlert);

/** An address for new jobs; what is said afterwards is the same whether we know it or not. */
export function JobAlertForm({ action, words, sent, ticket: initialTicket, answer: initial }: Props) {
  const [ticket] = useState(initialTicket);
  const form = useCheckedForm({ name: 'job-alert', action, loadCheck, initial });
  const { answer, errors } = form;
  if (answer?.status === 'accepted') {
    return (
      <Notice tone="success" title={sent.title} takesFocus>
        <p>{sent.text}</p>
      </Notice>
    );
  }
  return (
    <FormFrame
      form={form}
      name="job-alert"
      ticket={ticket}
      submit={words.submit}
      submitting={words.submitting}
      failure={words.failed}
      notice={words.notice}
      noticeLink={words.noticeLink}
    >
      <TextField
        id={fieldId('job-alert', 'email')}
        name="email"
        label={words.email}
        type="email"
        autoComplete="email"
        spellCheck={false}
        error={errors.email}
        defaultValue={answer?.values.email}
        readOnly={form.pending}
        required
      />
    </FormFrame>
  );
}
