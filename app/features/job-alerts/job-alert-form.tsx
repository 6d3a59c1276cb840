import { useState } from 'react';
import type { jobAlerts } from '#content/job-alerts.ts';
import type { FormResult, FormToken } from '#domain/forms/form-result.ts';
import { TextField } from '~/design-system/field/text-field.tsx';
import { Notice } from '~/design-system/notice/notice.tsx';
import { FormFrame, fieldId } from '../forms/form-frame.tsx';
import { useCheckedForm } from '../forms/use-checked-form.tsx';

interface Props {
  /** Where it is sent to; the jobs that are wanted stand there. */
  action: string;
  words: Omit<typeof jobAlerts.form, 'title' | 'all' | 'some'>;
  sent: typeof jobAlerts.sent;
  token: FormToken;
  answer?: FormResult | undefined;
}

/** An address for new jobs; what is said afterwards is the same whether we know it or not. */
export function JobAlertForm({ action, words, sent, token: initialToken, answer: initial }: Props) {
  const [token] = useState(initialToken);
  const form = useCheckedForm({ name: 'job-alert', action, rules: (all) => all.jobAlert, initial });
  const { answer, errors } = form;
  if (answer?.kind === 'accepted') {
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
      token={token}
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
